import type { EmailLog, EmailTemplateName, OrderBooked } from '@overland/contracts';

/** All that a mail of signing in says; the secret is encrypted, and gone from the row once the mail is out. */
export interface SignInFacts {
  firstName: string;
  sealed: string;
}

export type MailFacts = OrderBooked | SignInFacts;

/** A row of `email_log`. */
export interface StoredEmail {
  id: string;
  event_id: string;
  order_id: string | null;
  portal_id: string | null;
  template: EmailTemplateName;
  transition: string;
  to_address: string;
  subject: string;
  status: EmailLog['status'];
  reason: string | null;
  /** Tries begun, this one among them while it is claimed. */
  attempts: number;
  next_attempt_at: Date;
  give_up_at: Date;
  claimed_at: Date | null;
  message_id: string;
  request_id: string | null;
  /** Where traces are kept: of the event that it came of. */
  traceparent: string | null;
  data: MailFacts;
  created_at: Date;
  sent_at: Date | null;
}

/** What a job needs to know of a row. */
export type WaitingEmail = Pick<StoredEmail, 'id' | 'order_id' | 'attempts' | 'request_id' | 'traceparent'>;
