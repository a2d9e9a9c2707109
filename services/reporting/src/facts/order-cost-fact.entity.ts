import { Column, Entity, PrimaryColumn } from 'typeorm';

/** What carriers cost: a table of its own, which row-level security opens to nobody within a portal. */
@Entity('order_cost_facts')
export class OrderCostFactEntity {
  @PrimaryColumn('uuid')
  orderId: string;

  @Column('int')
  version: number;

  /** Whole dollars. */
  @Column('int', { nullable: true })
  agreed: number | null;

  @Column('int', { nullable: true })
  paid: number | null;
}
