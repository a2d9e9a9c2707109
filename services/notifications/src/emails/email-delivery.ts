import { Inject, Injectable, Logger } from '@nestjs/common';
import { email as emailAddress } from '@overland/contracts';
import { Clock, currentContext, describeError, SERVICE_NAME, Tracing } from '@overland/service-kit';
import { BrokenCircuitError } from 'cockatiel';
import * as z from 'zod/mini';
import { hasSecret, isOfReport } from '../letters/email-facts.js';
import type { EmailEntity } from './email.entity.js';
import type { ClaimedEmail } from './email-claims.repository.js';
import type { SentEmail } from './email-tries.repository.js';
import { EmailWriter, type WrittenEmail } from './email-writer.js';
import { laneOf, mailLanes } from './mail-lanes.js';
import { Mailer } from './mailer.js';
import { smtpFailureOf } from './smtp-failure.js';
import { TryResults } from './try-results.js';

const address = emailAddress();

/** How a try ended. `sent` is still to be marked, and `untried`, as the mail server is down, to be given back. */
export type Delivered =
  | { end: 'sent'; email: SentEmail }
  | { end: 'later'; againInMs: number }
  | { end: 'failed' | 'untried' };

/** One try of a claimed email: writes and sends it. */
@Injectable()
export class EmailDelivery {
  private readonly logger = new Logger('EmailDelivery');

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly tracing: Tracing,
    private readonly writer: EmailWriter,
    private readonly mailer: Mailer,
    private readonly results: TryResults,
    private readonly clock: Clock,
  ) {}

  /**
   * Its log lines carry the request that the email came of, and it is a span of that trace.
   * @throws when a failure cannot be saved; the email's claim then ends by itself.
   */
  deliver(email: ClaimedEmail): Promise<Delivered> {
    const { id, requestId, traceparent, template } = email.row;
    const span = {
      name: `process ${mailLanes[laneOf(template)].queue}`,
      kind: 'consumer' as const,
      parent: traceparent,
      attributes: { 'messaging.system': 'bullmq', 'messaging.message.id': id },
    };
    const context = { requestId: requestId ?? id, service: this.service };
    return this.tracing.run(context, span, () => this.send(email));
  }

  private async send(email: ClaimedEmail): Promise<Delivered> {
    const { row } = email;
    if (hasSecret(row.data) && row.giveUpAt <= this.clock.now()) {
      return this.fail(row, 'Not sent in time: its code or link has expired.');
    }
    const written = this.write(email);
    if (!written) return this.fail(row, 'The email could not be written.');
    if (!z.safeParse(address, row.toAddress).success) {
      return this.fail(row, 'The address cannot be written to.');
    }
    try {
      await this.mailer.send(laneOf(row.template), written);
    } catch (error) {
      return this.handleFailure(row, error);
    }
    this.logger.log(`email ${row.id} (${row.template}) sent`);
    const leavesSecrets = hasSecret(row.data) || isOfReport(row.data);
    return { end: 'sent', email: { id: row.id, sentAt: this.clock.now(), leavesSecrets } };
  }

  /** Null if it cannot be written, which a retry would not change. */
  private write({ row, portal }: ClaimedEmail): WrittenEmail | null {
    try {
      return this.writer.write(row, portal);
    } catch (error) {
      this.logger.error(`email ${row.id} (${row.template}) cannot be written: ${describeError(error).type}`);
      return null;
    }
  }

  private async handleFailure(row: EmailEntity, error: unknown): Promise<Delivered> {
    if (error instanceof BrokenCircuitError) return { end: 'untried' };
    const { kind, reason } = smtpFailureOf(error);
    currentContext()?.span?.fail(kind);
    if (kind === 'refused') return this.fail(row, reason);
    if (row.giveUpAt <= this.clock.now()) return this.fail(row, `Not sent in time. ${reason}`);
    this.logger.warn(`email ${row.id} (${row.template}) is ${kind}, try ${row.attempts}`);
    return { end: 'later', againInMs: await this.results.failedForNow(row, reason) };
  }

  private async fail(row: EmailEntity, reason: string): Promise<Delivered> {
    this.logger.warn(`email ${row.id} (${row.template}) failed for good`);
    await this.results.failed(row, reason);
    return { end: 'failed' };
  }
}
