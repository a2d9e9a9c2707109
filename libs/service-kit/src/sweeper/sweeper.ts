import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import type { DataSource } from 'typeorm';
import { isAway } from '../database/once-answering.js';
import { onUse } from '../database/use.js';
import { pauseMs } from '../due-work/pause-ms.js';
import { describeError } from '../logging/describe-error.js';
import { Rest } from './rest.js';

export interface SweeperOptions {
  /** As the log names it when a run fails: "making reset links". */
  what: string;
  everyMs: number;
  /**
   * @param stopping aborted when no run is wanted any more: long work can end early.
   * @returns `Rest` when there was nothing to do; it counts if `database` is given and only this process writes to it
   */
  work: (stopping: AbortSignal) => Promise<unknown>;
  database?: DataSource | null;
}

/** While the work fails, its pause doubles up to this, unless `everyMs` is longer. */
const longestFailurePauseMs = 5000;

/**
 * Repeats work on a timer, one run at a time in this process. A run that fails is logged and followed by the next. After one
 * that found nothing to do it rests, until the time that the run named or until the service is used.
 */
export class Sweeper {
  private readonly logger = new Logger('Sweeper');
  /** The work runs outside the request and trace that woke it. */
  private readonly apart = AsyncLocalStorage.snapshot();
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isStarted = false;
  private readonly stopping = new AbortController();
  private isWanted = false;
  private failures = 0;
  private begunAt = 0;
  /** By the clock of `performance`; the start counts as one. */
  private succeededAt = 0;
  private mayRest = false;
  /** Null while the usual pause counts. */
  private restMs: number | null = null;
  private wasUsed = false;

  constructor(private readonly options: SweeperOptions) {}

  /** @param first whether the first run begins now, or after the first pause */
  start(first: 'now' | 'later' = 'later'): void {
    if (this.isStarted || this.isStopped) return;
    this.isStarted = true;
    this.succeededAt = performance.now();
    const { database } = this.options;
    if (database) this.mayRest = onUse(database, () => this.endRest());
    if (first === 'now') this.begin();
    else this.wait();
  }

  /** The next run begins at once, or right after the one under way. Does nothing before the start. */
  wake(): void {
    if (!this.isStarted) return;
    if (this.running) this.isWanted = true;
    else this.begin();
  }

  /** No run begins any more. Resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.stopping.abort();
    clearTimeout(this.timer);
    await this.running;
  }

  get what(): string {
    return this.options.what;
  }

  /** How much longer ago than its usual pause a run last succeeded. */
  get lateMs(): number {
    return Math.max(0, performance.now() - this.succeededAt - this.options.everyMs);
  }

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private begin(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.isWanted = false;
    this.wasUsed = false;
    this.restMs = null;
    this.begunAt = performance.now();
    this.running = this.apart(() => this.run()).finally(() => {
      this.running = null;
      if (this.isWanted && this.failures === 0) this.begin();
      else this.wait();
    });
  }

  private wait(pauseMs = this.pauseMs()): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.begin(), pauseMs).unref();
  }

  /** What there is to do may have changed. However often that happens, runs keep their usual pause. */
  private endRest(): void {
    this.wasUsed = true;
    if (this.restMs === null) return;
    this.restMs = null;
    if (!this.running) this.wait(Math.max(0, this.begunAt + this.options.everyMs - performance.now()));
  }

  private pauseMs(): number {
    const { everyMs } = this.options;
    if (this.failures === 0) return this.restMs ?? everyMs;
    return Math.max(
      everyMs,
      pauseMs(this.failures, { firstMs: 2 * everyMs, longestMs: longestFailurePauseMs }),
    );
  }

  private async run(): Promise<void> {
    const { what, work } = this.options;
    try {
      const result = await work(this.stopping.signal);
      this.failures = 0;
      this.succeededAt = performance.now();
      if (result instanceof Rest && this.mayRest && !this.wasUsed) this.restMs = result.ms;
    } catch (error) {
      this.failures += 1;
      const line = `${what} failed, will try again: ${describeError(error).message}`;
      // Once is usual where everything starts on a busy machine.
      if (this.failures === 1 && isAway(error)) this.logger.debug(line);
      else this.logger.warn(line);
    }
  }
}
