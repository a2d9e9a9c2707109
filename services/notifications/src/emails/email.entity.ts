import type { EmailFailure, EmailLog, EmailTemplateName } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailFacts, OrderFacts } from '../letters/email-facts.js';

/** An email, from its event until it is sent or has failed. The log of an order shows these. */
@Entity('email_log')
export class EmailEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  eventId: string;

  /** Null for sign-in emails, which belong to no order and no portal. */
  @Column('uuid', { nullable: true })
  orderId: string | null;

  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('text')
  template: EmailTemplateName;

  /** What happened, such as `booked`. Template, address and this are unique for an order. */
  @Column('text')
  transition: string;

  @Column('text')
  toAddress: string;

  @Column('text')
  subject: string;

  @Column('text', { default: 'queued' })
  status: EmailLog['status'];

  @Column('text', { nullable: true })
  reason: string | null;

  /** Tries that were started, including the current one. */
  @Column('int', { default: 0 })
  attempts: number;

  /** Waits until then, as what it says may be undone; null once it may be sent (`HeldMessages`). */
  @Column('timestamptz', { nullable: true })
  notBefore: Date | null;

  @Column('timestamptz')
  giveUpAt: Date;

  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;

  /** After a try that failed for now. */
  @Column('timestamptz', { nullable: true })
  nextTryAt: Date | null;

  /** The same for every try, so that an email that was sent twice is recognized as one. */
  @Column('text')
  messageId: string;

  /** The request that caused it, for finding its origin in the service's log. */
  @Column('text', { nullable: true })
  requestId: string | null;

  /** The trace of its event, if tracing is on. */
  @Column('text', { nullable: true })
  traceparent: string | null;

  /** Null where it shares what it says with other emails of its event (`EmailFactsEntity`). Secrets are here alone. */
  @Column('jsonb', { nullable: true })
  data: EmailFacts | null;

  /** Whether it goes to an address typed by a visitor. False if it is refused because of their limit. */
  @Column('boolean', { default: false })
  isToTypedAddress: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}

export type WholeEmail = EmailEntity & { data: EmailFacts };

/** SQL for `data` once the email is sent or has failed: without a sign-in's code or token, and without a report's files. */
export const dataWhenOver = `data - 'sealed' - 'files'`;

export type OrderEmail = EmailEntity & {
  orderId: string;
  portalId: string;
  template: EmailFailure['template'];
  data: OrderFacts;
};

/** Marks in its transition an email that was not sent, so that the same step can be told anew. */
export const droppedMark = 'dropped:';

/** Whether it can be sent again unchanged. A text to a driver cannot: its secret has been removed. */
export function isOfOrder(email: EmailEntity): email is OrderEmail {
  return email.orderId !== null && email.template !== 'Driver Location Request';
}
