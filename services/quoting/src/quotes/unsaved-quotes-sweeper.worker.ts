import { Injectable, Logger } from '@nestjs/common';
import { minuteMs } from '@overland/contracts/calendar';
import { Clock, Database, Sweeps } from '@overland/service-kit';
import { QuotesRepository } from './quotes.repository.js';

/** Small, to keep transactions short: somebody may be saving one of these quotes. */
const batchSize = 200;

/** Removes forgotten Unsaved quotes of staff; several processes share the work. */
@Injectable()
export class UnsavedQuotesSweeper {
  private readonly logger = new Logger('UnsavedQuotesSweeper');

  constructor(
    private readonly database: Database,
    private readonly quotes: QuotesRepository,
    private readonly clock: Clock,
  ) {}

  /** Repeats until none is left, or the process stops. @returns how many quotes were removed. */
  @Sweeps({ what: 'removing unsaved quotes', everyMs: 10 * minuteMs })
  async sweep(stopping?: AbortSignal): Promise<number> {
    const now = this.clock.now();
    let total = 0;
    for (let removed = batchSize; removed === batchSize && !stopping?.aborted; total += removed) {
      removed = await this.database.inSystem((manager) => this.quotes.removeUnsaved(manager, now, batchSize));
    }
    if (total > 0) this.logger.log(`removed ${total} unsaved quotes`);
    return total;
  }
}
