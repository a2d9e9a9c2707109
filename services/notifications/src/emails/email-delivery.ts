import { setTimeout } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { email as emailAddress, type PortalRecord } from '@overland/contracts';
import { Clock, currentContext, Database, describeError } from '@overland/service-kit';
import { BrokenCircuitError } from 'cockatiel';
import * as z from 'zod/mini';
import { hasSecret } from '../letters/email-facts.js';
import type { EmailEntity } from './email.entity.js';
import { EmailTriesRepository } from './email-tries.repository.js';
import { EmailWriter, type WrittenEmail } from './email-writer.js';
import { laneOf } from './mail-lanes.js';
import { Mailer } from './mailer.js';
import { NotNow, TryAgain } from './outcomes.js';
import { SmtpCircuits } from './smtp-circuit.js';
import { smtpFailureOf } from './smtp-failure.js';

/** These tries and the sending together must take less time than a claim lasts (email-tries.repository.ts). */
const markTries = 16;
const markPauseMs = 500;

/** One try of one email: claims the row, writes and sends the email, and saves the result. */
@Injectable()
export class EmailDelivery {
  private readonly logger = new Logger('EmailDelivery');

  constructor(
    private readonly database: Database,
    private readonly tries: EmailTriesRepository,
    private readonly writer: EmailWriter,
    private readonly mailer: Mailer,
    private readonly circuits: SmtpCircuits,
    private readonly clock: Clock,
  ) {}

  /**
   * Resolves when nothing is left to do for the email.
   * @throws TryAgain if the try failed for now, NotNow if there was no try.
   */
  async deliver(id: string): Promise<void> {
    const { row, portal, heldForMs } = await this.database.inSystem((manager) =>
      this.tries.claim(manager, id),
    );
    if (heldForMs !== null) throw new NotNow(heldForMs);
    if (!row) return;
    if (hasSecret(row.data) && row.giveUpAt <= this.clock.now()) {
      return this.fail(row, 'Not sent in time: its code or link has expired.');
    }
    await this.send(row, portal);
  }

  private async send(row: EmailEntity, portal: PortalRecord | null): Promise<void> {
    const written = this.write(row, portal);
    if (!written) return this.fail(row, 'The email could not be written.');
    if (!z.safeParse(emailAddress(), row.toAddress).success) {
      return this.fail(row, 'The address cannot be written to.');
    }
    try {
      await this.mailer.send(laneOf(row.template), written);
    } catch (error) {
      return this.handleFailure(row, error);
    }
    await this.markSent(row);
    this.logger.log(`email ${row.id} (${row.template}) sent`);
  }

  /** Retried while the database is down: an email that was sent but not marked would be sent twice. */
  private async markSent({ id }: EmailEntity): Promise<void> {
    for (let left = markTries; ; left -= 1) {
      try {
        return await this.database.inSystem((manager) => this.tries.markSent(manager, id, this.clock.now()));
      } catch (error) {
        if (left === 0) throw error;
        await setTimeout(markPauseMs);
      }
    }
  }

  /** Null if it cannot be written, which a retry would not change. */
  private write(row: EmailEntity, portal: PortalRecord | null): WrittenEmail | null {
    try {
      return this.writer.write(row, portal);
    } catch (error) {
      this.logger.error(`email ${row.id} (${row.template}) cannot be written: ${describeError(error).type}`);
      return null;
    }
  }

  private async handleFailure(row: EmailEntity, error: unknown): Promise<void> {
    if (error instanceof BrokenCircuitError) {
      await this.database.inSystem((manager) => this.tries.undoClaim(manager, row.id));
      throw new NotNow(this.circuits[laneOf(row.template)].probeEveryMs);
    }
    const { kind, reason } = smtpFailureOf(error);
    currentContext()?.span?.fail(kind);
    if (kind === 'refused') return this.fail(row, reason);
    if (row.giveUpAt <= this.clock.now()) return this.fail(row, `Not sent in time. ${reason}`);
    this.logger.warn(`email ${row.id} (${row.template}) is ${kind}, try ${row.attempts}`);
    await this.database.inSystem((manager) => this.tries.release(manager, row.id, reason));
    throw new TryAgain(reason);
  }

  private async fail(row: EmailEntity, reason: string): Promise<void> {
    this.logger.warn(`email ${row.id} (${row.template}) failed for good`);
    const failure = { reason, at: this.clock.now() };
    await this.database.inSystem((manager) => this.tries.markFailed(manager, row.id, failure));
  }
}
