import { Inject, Injectable, type OnApplicationShutdown } from '@nestjs/common';
import { currentContext, within } from '@overland/service-kit';
import type { Transporter } from 'nodemailer';
import { NOTIFICATIONS_CONFIG, type NotificationsConfig } from '../config.js';
import type { WrittenEmail } from './email-writer.js';
import { type MailLane, mailLanes } from './mail-lanes.js';
import { SmtpCircuits } from './smtp-circuit.js';
import { openSmtpPool } from './smtp-transport.js';

/** This and the tries to mark an email as sent must take less time than a claim lasts (email-tries.repository.ts). */
const deadlineMs = 15_000;
const connectDeadlineMs = 5_000;

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
   * @throws what nodemailer throws, an error with code ETIMEDOUT after 15 s, ServerUnreachable, or BrokenCircuitError while the
   * server is down.
   */
  async send(lane: MailLane, { to, from, requestId, headers, ...email }: WrittenEmail): Promise<void> {
    const message = {
      ...email,
      from: { name: from, address: this.config.MAIL_FROM },
      // Separate name and address, as a string would be parsed as a list of addresses.
      to: { name: '', address: to },
      headers: { ...headersOf(requestId), ...headers },
      // Attaches a logo that is a data URL, which most mail programs would not show.
      attachDataUrls: true,
    };
    const pool = this.pools[lane];
    await this.circuits[lane].run(
      () => within(deadlineMs, () => pool.sendMail(message), late),
      () => within(connectDeadlineMs, () => pool.verify(), late),
    );
  }

  /** After the last jobs: closing a pool leaves senders without an answer. */
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
