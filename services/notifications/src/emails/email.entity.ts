import type { EmailLog, EmailTemplateName } from '@overland/contracts';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import type { EmailFacts, OrderFacts } from '../letters/email-facts.js';

/** One email, from its event until it is sent or has failed: the log shown with an order. */
@Entity('email_log')
export class EmailEntity {
  @PrimaryColumn('uuid')
  id: string;

  @Column('uuid')
  eventId: string;

  /** Null for emails of signing in, which belong to no order and no portal. */
  @Column('uuid', { nullable: true })
  orderId: string | null;

  @Column('uuid', { nullable: true })
  portalId: string | null;

  @Column('text')
  template: EmailTemplateName;

  /** What happened, such as `booked`: with template and address it makes an email of an order unique. */
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

  /** Tries started, including the current one while it is claimed. */
  @Column('int', { default: 0 })
  attempts: number;

  /** Until then it waits, as what it says may be taken back; null once it may go (`HeldMessages`). */
  @Column('timestamptz', { nullable: true })
  notBefore: Date | null;

  @Column('timestamptz')
  giveUpAt: Date;

  @Column('timestamptz', { nullable: true })
  claimedAt: Date | null;

  /** Stays the same for every try, so that an email sent twice is recognized as one. */
  @Column('text')
  messageId: string;

  /** The request that caused it, to find an email's origin in the log. */
  @Column('text', { nullable: true })
  requestId: string | null;

  /** The trace of its event, where tracing is on. */
  @Column('text', { nullable: true })
  traceparent: string | null;

  @Column('jsonb')
  data: EmailFacts;

  /** To an address that a visitor typed; one that is refused for the limit of these does not count. */
  @Column('boolean', { default: false })
  isToTypedAddress: boolean;

  @Column('timestamptz')
  createdAt: Date;

  @Column('timestamptz', { nullable: true })
  sentAt: Date | null;
}

/** SQL of `data` once the email is over: without the code or token of a sign-in, and without the files of a report. */
export const dataWhenOver = `data - 'sealed' - 'files'`;

/** What the log shows of an email. */
export type LoggedEmail = Pick<
  EmailEntity,
  'id' | 'orderId' | 'template' | 'toAddress' | 'subject' | 'status' | 'reason' | 'createdAt' | 'sentAt'
>;

/** An email of an order, with what it says. */
export type OrderEmail = EmailEntity & { orderId: string; portalId: string; data: OrderFacts };

/** Whether it can be sent again as it was. A driver's text cannot: its secret leaves the row with it. */
export function isOfOrder(email: EmailEntity): email is OrderEmail {
  return email.orderId !== null && email.template !== 'Driver Location Request';
}
