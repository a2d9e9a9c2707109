import { Logger } from '@nestjs/common';
import { hourMs } from '@overland/contracts/calendar';
import type { DataSource, ObjectLiteral } from 'typeorm';
import { inSystem } from '../database/with-portal.js';
import { describeError } from '../logging/describe-error.js';
import { processMetrics } from '../metrics/metrics.js';
import type { Tracing } from '../tracing/tracing.js';
import { Claim } from './claim.js';
import { DueRows, LeaseLost } from './due-rows.js';
import { type DueWorker, type DueWorkOptions, Interrupted, TryLater } from './due-work.js';
import { pauseMs } from './pause-ms.js';

const usualPauses = { firstMs: 5000, longestMs: hourMs };

interface CrewOptions<Row extends ObjectLiteral> {
  service: string;
  database: DataSource;
  tracing: Tracing;
  work: DueWorkOptions<Row>;
  worker: DueWorker<Row>;
  /** Called when there is room for another row. */
  onEnd: () => void;
}

/** Works on the due rows of one table in this process, up to `atOnce` at the same time. */
export class RowCrew<Row extends ObjectLiteral> {
  readonly rows: DueRows<Row>;
  private readonly logger = new Logger('DueWork');
  private readonly running = new Set<Promise<void>>();
  private readonly stopping = new AbortController();

  constructor(private readonly options: CrewOptions<Row>) {
    this.rows = new DueRows(options.database, options.work);
  }

  get name(): string {
    return this.options.work.name;
  }

  get isFor(): DueWorker<Row> {
    return this.options.worker;
  }

  get hasRoom(): boolean {
    const { work, worker } = this.options;
    return this.running.size < (work.atOnce ?? 1) && !this.stopping.signal.aborted && !worker.isPaused?.();
  }

  /** Starts work on due rows. @returns on how many. */
  async begin(): Promise<number> {
    if (!this.hasRoom) return 0;
    const { database, work, onEnd } = this.options;
    const room = (work.atOnce ?? 1) - this.running.size;
    const claimed = await inSystem(database, (manager) => this.rows.claim(manager, room));
    for (const row of claimed) {
      const claim = new Claim(row, this.stopping.signal, { database, rows: this.rows });
      const run = this.workOn(claim).finally(() => {
        claim.close();
        this.running.delete(run);
        onEnd();
      });
      this.running.add(run);
    }
    return claimed.length;
  }

  /** Until no row is due. */
  async workOff(): Promise<void> {
    while ((await this.begin()) > 0) await Promise.all(this.running);
  }

  /** Claims nothing more. Resolves when the work under way has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    await Promise.all(this.running);
  }

  private async workOn(claim: Claim<Row>): Promise<void> {
    try {
      await this.inContext(claim, () => this.options.worker.work(claim.row, claim));
      if (!claim.isEnded) await claim.inSystem((manager) => claim.done(manager));
    } catch (error) {
      await this.endFailed(claim, error).catch((failure: unknown) => {
        // Its lease runs out, and then it is due again.
        this.logger.warn(`${this.nameOf(claim)} is left for later: ${describeError(failure).message}`);
      });
    }
  }

  private async endFailed(claim: Claim<Row>, error: unknown): Promise<void> {
    if (claim.isEnded) throw error;
    if (error instanceof LeaseLost) return;
    const attempts = this.rows.attemptsOf(claim.row);
    if (error instanceof Interrupted) {
      await claim.inSystem((manager) => claim.end(manager, { next: { inMs: 0 }, attempts: attempts - 1 }));
      return;
    }
    await this.retryOrGiveUp(claim, error);
  }

  private async retryOrGiveUp(claim: Claim<Row>, error: unknown): Promise<void> {
    const { work, worker, service } = this.options;
    const { row } = claim;
    const attempts = this.rows.attemptsOf(row);
    const least = error instanceof TryLater ? error.afterMs : 0;
    const inMs = Math.max(least, pauseMs(attempts, work.pauses ?? usualPauses));
    const { now } = claim;
    const next = new Date(now.getTime() + inMs);
    const isGivenUp = work.isGivenUp?.(row, { error, next }) ?? false;
    await claim.inSystem(async (manager) => {
      await claim.end(manager, { next: isGivenUp ? null : { inMs }, attempts });
      await worker.failed?.(manager, row, { error, isGivenUp, now });
    });
    const line = `${this.nameOf(claim)} failed, try ${attempts}: ${describeError(error).message}`;
    if (!isGivenUp) return this.logger.warn(line);
    this.logger.error(`${line}; given up`);
    processMetrics().givenUp.inc({ service, work: work.name });
  }

  /** Its log lines carry the request that the row came of, where it says so. */
  private inContext(claim: Claim<Row>, work: () => Promise<void>): Promise<void> {
    const { service, tracing } = this.options;
    const id = this.rows.keyOf(claim.row);
    const { requestId, traceparent }: ObjectLiteral = claim.row;
    const span = {
      name: `process ${this.name}`,
      kind: 'consumer' as const,
      parent: traceparent ?? null,
      attributes: { 'messaging.system': 'postgresql', 'messaging.message.id': id },
    };
    return tracing.run({ requestId: requestId ?? id, service }, span, work);
  }

  private nameOf({ row }: Claim<Row>): string {
    return `${this.name} ${this.rows.keyOf(row)}`;
  }
}
