import type { OrderFact } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('order_facts')
export class OrderFactEntity {
  @PrimaryColumn('uuid')
  orderId: string;

  @Column('int')
  version: number;

  @Column('bigint')
  uniqueId: number;

  @Column('uuid')
  quoteId: string;

  @Column('uuid')
  portalId: string;

  @Column('text')
  status: OrderFact['status'];

  @Column('text')
  sdStatus: OrderFact['sdStatus'];

  @Column('text')
  transportType: OrderFact['transportType'];

  @Column('text')
  paymentType: OrderFact['paymentType'];

  @Column('boolean')
  paid: boolean;

  @Column('int')
  miles: number;

  @Column('int')
  price: number;

  @Column('int')
  vehicles: number;

  @Column('timestamptz')
  bookedAt: Date;

  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  @Column('text')
  pickupCity: string;

  @Column('text')
  deliveryCity: string;

  /** Of its only vehicle; '' if it has several. */
  @Column('text')
  make: string;

  /** '' before the delivery. The survey's page shows it; nothing else is known here about the customer. */
  @Column('text')
  customerFirstName: string;

  /** Null in facts of older versions. */
  @Column('int', { nullable: true })
  serviceLevel: OrderFact['serviceLevel'];

  @Column('text')
  pickupState: string;

  @Column('text')
  deliveryState: string;

  /** The promised days; first and last are the same for an exact day. */
  @Column('date', { nullable: true })
  pickupFirstDay: string | null;

  @Column('date', { nullable: true })
  pickupLastDay: string | null;

  @Column('date', { nullable: true })
  deliveryFirstDay: string | null;

  @Column('date', { nullable: true })
  deliveryLastDay: string | null;

  @Column('timestamptz', { nullable: true })
  pickedUpAt: Date | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  @Column('timestamptz', { nullable: true })
  canceledAt: Date | null;

  @Column('text')
  carrierName: string;

  @Column('uuid', { nullable: true })
  ownerId: string | null;

  /** For all vehicles, in whole dollars; null where it is not known. */
  @Column('int', { nullable: true })
  commission: number | null;

  /** In whole dollars, also of an order that is not paid in full. */
  @Column('int', { nullable: true })
  paidAmount: number | null;

  /** The days of `pickedUpAt` and `deliveredAt` in the company's time zone. */
  @Column('date', { nullable: true })
  pickedUpOn: string | null;

  @Column('date', { nullable: true })
  deliveredOn: string | null;

  /** The day of `bookedAt` in the provider's time zone, set by the database. */
  @Column({ type: 'date', insert: false, update: false })
  bookedDay: string;

  /** The band of the rate sheets, 1 to 11, or 12 beyond them; set by the database. */
  @Column({ type: 'int', insert: false, update: false })
  mileageBand: number;

  /** The first day of the month of `bookedAt` in UTC, set by the database. */
  @Column({ type: 'date', insert: false, update: false })
  month: string;
}
