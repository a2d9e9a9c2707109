import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What a customer answered about an order: one for each order, written once and never changed. */
@Entity('surveys')
export class SurveyEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Unique: the database refuses a second one. */
  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  /** The number of the order. */
  @Column('bigint')
  uniqueId: number;

  @Column('timestamptz')
  answeredAt: Date;
}
