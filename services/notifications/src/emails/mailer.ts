import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { currentContext, within } from '@overland/service-kit';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import type { WrittenEmail } from './email-writer.js';
import { openSmtpPool } from './smtp-transport.js';

/** Emails sent at the same time, each on its own connection. */
export const mailConnections = 5;

/** With the tries to mark it below the time after which a claim counts as abandoned (email-claims.ts). */
const deadlineMs = 15_000;

/** The one way out for emails. */
@Injectable()
export class Mailer implements BeforeApplicationShutdown {
  private readonly transport;

  constructor(@Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig) {
    this.transport = openSmtpPool(config.SMTP_URL, mailConnections);
  }

  /** @throws what nodemailer throws, or an error of code ETIMEDOUT after 15 s. */
  async send({ to, from, requestId, headers, ...email }: WrittenEmail): Promise<void> {
    const message = {
      ...email,
      from: { name: from, address: this.config.MAIL_FROM },
      // Name and address apart: a text would be read as a list of addresses.
      to: { name: '', address: to },
      headers: { ...headersOf(requestId), ...headers },
      // A logo that is the image itself travels as a part of the email: most programs show no other.
      attachDataUrls: true,
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
