import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What the carrier costs: a table of its own, so that no query about orders brings it along. */
@Entity('order_costs')
export class OrderCostEntity {
  @PrimaryColumn('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  /** Whole dollars. */
  @Column('int', { nullable: true })
  offered: number | null;

  @Column('int', { nullable: true })
  agreed: number | null;

  @Column('int', { nullable: true })
  paid: number | null;

  @Column('text')
  changedBy: string;

  @Column('timestamptz')
  changedAt: Date;
}
