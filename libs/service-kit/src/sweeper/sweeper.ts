import { AsyncLocalStorage } from 'node:async_hooks';
import { Logger } from '@nestjs/common';
import { pauseMs } from '../due-work/pause-ms.js';
import { describeError } from '../logging/describe-error.js';

export interface SweeperOptions {
  /** As the log names it when a run fails: "making reset links". */
  what: string;
  everyMs: number;
  /** @param stopping aborted when no run is wanted any more: long work can end early. */
  work: (stopping: AbortSignal) => Promise<unknown>;
}

/** While the work fails, its pause doubles up to this, unless `everyMs` is longer. */
const longestFailurePauseMs = 5000;

/**
 * Repeats work on a timer, one run at a time in this process. A run that fails is logged and followed by the next.
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

  constructor(private readonly options: SweeperOptions) {}

  /** @param first whether the first run begins now, or after the first pause */
  start(first: 'now' | 'later' = 'later'): void {
    if (this.isStarted || this.isStopped) return;
    this.isStarted = true;
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

  private get isStopped(): boolean {
    return this.stopping.signal.aborted;
  }

  private begin(): void {
    if (this.isStopped) return;
    clearTimeout(this.timer);
    this.isWanted = false;
    this.running = this.apart(() => this.run()).finally(() => {
      this.running = null;
      if (this.isWanted && this.failures === 0) this.begin();
      else this.wait();
    });
  }

  private wait(): void {
    if (this.isStopped) return;
    this.timer = setTimeout(() => this.begin(), this.pauseMs()).unref();
  }

  private pauseMs(): number {
    const { everyMs } = this.options;
    if (this.failures === 0) return everyMs;
    return Math.max(
      everyMs,
      pauseMs(this.failures, { firstMs: 2 * everyMs, longestMs: longestFailurePauseMs }),
    );
  }

  private async run(): Promise<void> {
    const { what, work } = this.options;
    try {
      await work(this.stopping.signal);
      this.failures = 0;
    } catch (error) {
      this.failures += 1;
      this.logger.warn(`${what} failed, will try again: ${describeError(error).message}`);
    }
  }
}
