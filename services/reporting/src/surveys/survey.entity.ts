import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A customer's answers about an order: one survey for each order, written once and never changed. */
@Entity('surveys')
export class SurveyEntity {
  @PrimaryColumn('uuid')
  id: string;

  /** Unique, so that an order cannot have two. */
  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('bigint')
  uniqueId: number;

  @Column('timestamptz')
  answeredAt: Date;
}
