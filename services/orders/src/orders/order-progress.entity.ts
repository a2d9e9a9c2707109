import type { SdStatus } from '@overland/contracts';
import { Column } from 'typeorm';
import type { OrderUndoPlan } from './order-undo-plan.js';

/** The part of an order that begins with its booking: where it stands, payment, terms, survey, carrier and driver. */
export abstract class OrderProgress {
  @Column('text')
  sdStatus: SdStatus;

  /** What people see of the status: the last label that was not blank. */
  @Column('text')
  sdStatusLabel: string;

  /** The state before `flagged`. */
  @Column('text', { nullable: true })
  flaggedFrom: SdStatus | null;

  @Column('boolean')
  paid: boolean;

  /** The name of who marked it paid, and when. */
  @Column('text', { nullable: true })
  paidBy: string | null;

  @Column('timestamptz', { nullable: true })
  paidAt: Date | null;

  /** Whole dollars: the price may be another since. */
  @Column('int', { nullable: true })
  paidAmount: number | null;

  @Column('timestamptz', { nullable: true })
  paymentRequestedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  canceledAt: Date | null;

  @Column('timestamptz', { nullable: true })
  termsAcceptedAt: Date | null;

  @Column('text', { nullable: true })
  termsAcceptedBy: string | null;

  /** Of the terms that were accepted. */
  @Column('int', { nullable: true })
  termsVersion: number | null;

  /** When the customer was reminded of the pickup. */
  @Column('timestamptz', { nullable: true })
  remindedAt: Date | null;

  /** When it was picked up; null again when that is taken back. */
  @Column('timestamptz', { nullable: true })
  pickedUpAt: Date | null;

  /** When it was delivered; null again when that is taken back. */
  @Column('timestamptz', { nullable: true })
  deliveredAt: Date | null;

  /** When the customer was asked how it went. */
  @Column('timestamptz', { nullable: true })
  surveyAskedAt: Date | null;

  @Column('timestamptz', { nullable: true })
  surveyAnsweredAt: Date | null;

  /** How its last move is taken back, while that can be done. */
  @Column('jsonb', { nullable: true })
  undo: OrderUndoPlan | null;

  @Column('text')
  carrierName: string;

  @Column('text')
  driverName: string;

  /** In the mask (000) 000-0000 or ''. */
  @Column('text')
  driverPhone: string;

  @Column('double precision', { nullable: true })
  driverLat: number | null;

  @Column('double precision', { nullable: true })
  driverLong: number | null;

  @Column('timestamptz', { nullable: true })
  driverUpdated: Date | null;
}
