import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { currentContext, within } from '@overland/service-kit';
import { createTransport } from 'nodemailer';
import type SMTPPool from 'nodemailer/lib/smtp-pool/index.js';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';

export interface OutgoingMail {
  to: string;
  subject: string;
  html: string;
  text: string;
  /** Stays the same for every try, so that a mail sent twice is recognised as one. */
  messageId: string;
  /** Of the request that it came of: whoever asks about a mail can be answered from the log. */
  requestId: string | null;
}

/** Mails on their way at the same time; each has a connection of its own. */
export const mailConnections = 5;

/** Below the time after which a claim counts as abandoned (emails.repository.ts). */
const deadlineMs = 20_000;

/** The one way out for mail: SMTP with connections that are kept. */
@Injectable()
export class Mailer implements BeforeApplicationShutdown {
  private readonly transport;

  constructor(@Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig) {
    this.transport = createTransport(poolOptions(config.SMTP_URL));
  }

  /** @throws what nodemailer throws, or an error of code ETIMEDOUT after 20 s. */
  async send({ to, requestId, ...mail }: OutgoingMail): Promise<void> {
    const message = {
      ...mail,
      from: { name: this.config.BRAND_NAME, address: this.config.MAIL_FROM },
      replyTo: this.config.SUPPORT_EMAIL,
      // Name and address apart: a text would be read as a list of addresses.
      to: { name: '', address: to },
      headers: headersOf(requestId),
    };
    const late = () => Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });
    await within(deadlineMs, () => this.transport.sendMail(message), late);
  }

  beforeApplicationShutdown(): void {
    this.transport.close();
  }
}

function headersOf(requestId: string | null): Record<string, string> {
  const traceId = currentContext()?.span?.traceId;
  return {
    'Auto-Submitted': 'auto-generated',
    ...(requestId ? { 'X-Request-Id': requestId } : {}),
    ...(traceId ? { 'X-Trace-Id': traceId } : {}),
  };
}

function poolOptions(url: string): SMTPPool.Options & { maxRequeues: number } {
  return {
    url,
    pool: true,
    maxConnections: mailConnections,
    maxMessages: 500,
    // Once: the server may have ended a connection that was idle. More often is for the row's own retries.
    maxRequeues: 1,
    connectionTimeout: 5000,
    greetingTimeout: 5000,
    socketTimeout: 8000,
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
