import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { currentContext, within } from '@overland/service-kit';
import type { Transporter } from 'nodemailer';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import type { WrittenEmail } from './email-writer.js';
import { type MailLane, mailLanes } from './mail-lanes.js';
import { SmtpCircuits } from './smtp-circuit.js';
import { openSmtpPool } from './smtp-transport.js';

/** Together, with the tries to mark it, below the time after which a claim counts as abandoned (email-claims.ts). */
const deadlineMs = 15_000;
const connectDeadlineMs = 5_000;

/** The one way out for emails. */
@Injectable()
export class Mailer implements OnApplicationShutdown {
  private readonly pools: Record<MailLane, Transporter>;

  constructor(
    @Inject(NOTIFICATIONS_CONFIG) private readonly config: NotificationsConfig,
    private readonly circuits: SmtpCircuits,
  ) {
    const open = (lane: MailLane) => openSmtpPool(config.SMTP_URL, mailLanes[lane].connections);
    this.pools = { signIn: open('signIn'), others: open('others') };
  }

  /**
   * @throws what nodemailer throws, an error of code ETIMEDOUT after 15 s, ServerUnreachable, or BrokenCircuitError
   * while the server is down.
   */
  async send(lane: MailLane, { to, from, requestId, headers, ...email }: WrittenEmail): Promise<void> {
    const message = {
      ...email,
      from: { name: from, address: this.config.MAIL_FROM },
      // Name and address apart: a text would be read as a list of addresses.
      to: { name: '', address: to },
      headers: { ...headersOf(requestId), ...headers },
      // A logo that is the image itself travels as a part of the email: most programs show no other.
      attachDataUrls: true,
    };
    const pool = this.pools[lane];
    await this.circuits[lane].run(
      () => within(deadlineMs, () => pool.sendMail(message), late),
      () => within(connectDeadlineMs, () => pool.verify(), late),
    );
  }

  /** After the last jobs: a pool that is closed leaves whoever sends by it without an answer. */
  onApplicationShutdown(): void {
    for (const pool of Object.values(this.pools)) pool.close();
  }
}

const late = () => Object.assign(new Error('The mail server took too long.'), { code: 'ETIMEDOUT' });

function headersOf(requestId: string | null): Record<string, string> {
  const traceId = currentContext()?.span?.traceId;
  return {
    'Auto-Submitted': 'auto-generated',
    ...(requestId ? { 'X-Request-Id': requestId } : {}),
    ...(traceId ? { 'X-Trace-Id': traceId } : {}),
  };
}
