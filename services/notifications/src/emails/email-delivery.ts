import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { email as emailAddress } from '@overland/contracts';
import {
  Clock,
  currentContext,
  describeError,
  findPortal,
  InjectDatabase,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import * as z from 'zod/mini';
import { retryDelaySeconds } from '../rules/retry-delay.js';
import type { MailContents } from '../templates/render-mail.js';
import { EmailsRepository } from './emails.repository.js';
import { MailWriter } from './mail-writer.js';
import { Mailer } from './mailer.js';
import { SmtpCircuit } from './smtp-circuit.js';
import { smtpFailureOf } from './smtp-failure.js';
import type { StoredEmail } from './stored-email.js';

/** Together shorter than the time for which a claimed mail is nobody else's. */
const markTries = 30;
const markPauseMs = 500;

/** `recovered`: sent, and the server had been down before. */
type Outcome = 'sent' | 'recovered' | 'not sent';

/** One try of one mail: claim the row, write the mail, send it, say in the row what came of it. */
@Injectable()
export class EmailDelivery {
  private readonly logger = new Logger('EmailDelivery');

  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly repository: EmailsRepository,
    private readonly writer: MailWriter,
    private readonly mailer: Mailer,
    private readonly circuit: SmtpCircuit,
    private readonly clock: Clock,
  ) {}

  async deliver(id: string): Promise<Outcome> {
    if (!this.circuit.lets(this.clock.now())) return 'not sent';
    const row = await this.inDatabase((manager) => this.repository.claim(manager, id, this.clock.now()));
    if (!row) return 'not sent';
    if (row.order_id === null && row.give_up_at <= this.clock.now()) {
      return this.fail(row, 'Not sent in time: what it says is no longer good.');
    }
    if (!this.circuit.enter(this.clock.now())) {
      await this.inDatabase((manager) => this.repository.release(manager, id));
      return 'not sent';
    }
    return this.send(row);
  }

  private async send(row: StoredEmail): Promise<Outcome> {
    const contents = await this.write(row);
    if (!contents) return this.fail(row, 'The mail could not be written.');
    if (!z.safeParse(emailAddress(), row.to_address).success) {
      return this.fail(row, 'The address cannot be written to.');
    }
    try {
      const { to_address: to, subject, message_id: messageId, request_id: requestId } = row;
      await this.mailer.send({ to, subject, messageId, requestId, ...contents });
    } catch (error) {
      return this.handleFailure(row, error);
    }
    const hadBeenDown = this.circuit.isOpen;
    this.circuit.serverAnswered();
    await this.markSent(row);
    this.logger.log(`mail ${row.id} (${row.template}) sent`);
    return hadBeenDown ? 'recovered' : 'sent';
  }

  /** Tried again while the database is away: a mail that went out and is not marked goes out twice. */
  private async markSent({ id }: StoredEmail): Promise<void> {
    for (let left = markTries; ; left -= 1) {
      try {
        return await this.inDatabase((manager) => this.repository.markSent(manager, id, this.clock.now()));
      } catch (error) {
        if (left === 0) throw error;
        await setTimeout(markPauseMs);
      }
    }
  }

  /** Null when it cannot be done, which trying again would not change. */
  private async write(row: StoredEmail): Promise<MailContents | null> {
    const { portal_id: portalId } = row;
    const portal = portalId ? await this.inDatabase((manager) => findPortal(manager, portalId)) : null;
    try {
      return this.writer.write(row, portal);
    } catch (error) {
      this.logger.error(`mail ${row.id} (${row.template}) cannot be written: ${describeError(error).type}`);
      return null;
    }
  }

  private async handleFailure(row: StoredEmail, error: unknown): Promise<Outcome> {
    const { kind, reason } = smtpFailureOf(error);
    currentContext()?.span?.fail(kind);
    const now = this.clock.now();
    if (kind === 'unreachable') this.circuit.serverIsDown(now);
    else this.circuit.serverAnswered();
    if (kind === 'refused') return this.fail(row, reason);
    const at = new Date(now.getTime() + retryDelaySeconds(row.attempts, Math.random()) * 1000);
    if (at >= row.give_up_at) return this.fail(row, `Not sent in time. ${reason}`);
    this.logger.warn(`mail ${row.id} (${row.template}) is ${kind}, try ${row.attempts}`);
    await this.inDatabase((manager) => this.repository.postpone(manager, row.id, { at, reason }));
    return 'not sent';
  }

  private async fail(row: StoredEmail, reason: string): Promise<Outcome> {
    this.logger.warn(`mail ${row.id} (${row.template}) failed for good`);
    await this.inDatabase((manager) => this.repository.markFailed(manager, row.id, reason));
    return 'not sent';
  }

  private inDatabase<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.database, systemScope, work);
  }
}
