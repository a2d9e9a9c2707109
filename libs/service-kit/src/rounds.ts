import { Logger } from '@nestjs/common';
import { describeError } from './logging/describe-error.js';

interface RoundsOptions {
  /** As the log names it when one fails: "making reset links". */
  what: string;
  everyMs: number;
  work: () => Promise<unknown>;
}

/**
 * Work that comes round by a timer, one round at a time in this process; one that fails is warned of and comes again
 * with the next. For what cannot be a job, because it must go on while the queue is down.
 */
export class Rounds {
  private readonly logger = new Logger('Rounds');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<void> | null = null;
  private isStopped = false;

  constructor(private readonly options: RoundsOptions) {}

  /** @param first whether the first round begins now, or after the first pause */
  start(first: 'now' | 'later' = 'later'): void {
    if (this.timer || this.isStopped) return;
    this.timer = setInterval(() => this.begin(), this.options.everyMs).unref();
    if (first === 'now') this.begin();
  }

  /** No round begins any more. Resolves when the one under way has ended. */
  async stop(): Promise<void> {
    this.isStopped = true;
    clearInterval(this.timer);
    await this.running;
  }

  private begin(): void {
    this.running ??= this.run().finally(() => {
      this.running = null;
    });
  }

  private async run(): Promise<void> {
    const { what, work } = this.options;
    try {
      await work();
    } catch (error) {
      this.logger.warn(`${what} failed, will try again: ${describeError(error).message}`);
    }
  }
}
