import type { PaymentDispute, SdStatus, StopCondition } from '@overland/contracts';
import { Column } from 'typeorm';
import type { OrderUndoPlan } from './order-undo-plan.js';

/** The part of an order that changes from its booking on: state, payment, terms, survey, carrier and driver. */
export abstract class OrderProgress {
  @Column('text')
  sdStatus: SdStatus;

  /** The status that people see: the last label that was not blank. */
  @Column('text')
  sdStatusLabel: string;

  /** The state before `flagged`. */
  @Column('text', { nullable: true })
  flaggedFrom: SdStatus | null;

  @Column('boolean')
  paid: boolean;

  /** The name of the person who took the payment that completed the price. */
  @Column('text', { nullable: true })
  paidBy: string | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  /** All payments that count, in whole dollars; the price may have changed since. */
  @Column('int', { nullable: true })
  paidAmount: number | null;

  /** The day of the last payment. */
  @Column('date', { nullable: true })
  paidOn: string | null;

  @Column('timestamptz', { nullable: true })
  paymentRequestedAt: Date | null;

  /** Until it is settled or paid. */
  @Column('jsonb', { nullable: true })
  paymentDispute: PaymentDispute | null;

  @Column('timestamptz', { nullable: true })
  canceledAt: Date | null;

  @Column('timestamptz', { nullable: true })
  termsAcceptedAt: Date | null;

  @Column('text', { nullable: true })
  termsAcceptedBy: string | null;

  @Column('int', { nullable: true })
  termsVersion: number | null;

  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** When it was picked up; null again if that is undone. */
  @Column('timestamptz', { nullable: true })
  pickedUpAt: Date | null;

  /** When it was delivered; null again if that is undone. */
  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  @Column('timestamptz', { nullable: true })
  surveyAskedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  surveyAnsweredAt: Date | null;

  /** How to undo its last move, while that is possible. */
  @Column('jsonb', { nullable: true })
  undo: OrderUndoPlan | null;

  @Column('text')
  carrierName: string;

  @Column('text')
  driverName: string;

  /** In the mask (000) 000-0000 or ''. */
  @Column('text')
  driverPhone: string;

  /** Its plate or number. */
  @Column('text')
  truck: string;

  @Column('jsonb', { nullable: true })
  pickupCondition: StopCondition | null;

  @Column('jsonb', { nullable: true })
  deliveryCondition: StopCondition | null;

  @Column('double precision', { nullable: true })
  driverLat: number | null;

  @Column('double precision', { nullable: true })
  driverLong: number | null;

  @Column('timestamptz', { nullable: true })
  driverUpdated: Date | null;
}
