import type { OrderPayment } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A payment of an order by its customer. One that was removed stays. */
@Entity('order_payments')
export class OrderPaymentEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  orderId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  method: OrderPayment['method'];

  /** Whole dollars. */
  @Column('int')
  amount: number;

  @Column('date', { nullable: true })
  paidOn: string | null;

  @Column('text')
  reference: string;

  @Column('text', { nullable: true })
  takenBy: string | null;

  @Column('timestamptz', { nullable: true })
  takenAt: Date | null;

  @Column('text', { nullable: true })
  voidedBy: string | null;

  @Column('timestamptz', { nullable: true })
  voidedAt: Date | null;
}
