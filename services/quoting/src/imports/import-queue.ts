import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import { currentTraceparent, describeError } from '@overland/service-kit';
import type { Queue } from 'bullmq';

export const importQueueName = 'quote-import';

export interface ImportJob {
  importId: string;
  /** Of the request that started it; one that the sweeper brings begins a trace of its own. */
  traceparent?: string;
}

/** The rows are the truth and the queue only a fast way to them: the sweeper brings what lost its job. */
@Injectable()
export class ImportQueue {
  private readonly logger = new Logger('ImportQueue');

  constructor(@InjectQueue(importQueueName) private readonly queue: Queue<ImportJob>) {}

  /** Adding an import again while its job waits or runs adds nothing. Never fails: the import is stored already. */
  async wake(importId: string): Promise<void> {
    const traceparent = currentTraceparent();
    try {
      await this.queue.add(
        importQueueName,
        { importId, ...(traceparent ? { traceparent } : {}) },
        { jobId: `import-${importId}`, attempts: 1, removeOnComplete: true, removeOnFail: true },
      );
    } catch (error) {
      this.logger.warn(`waking import ${importId} failed: ${describeError(error).message}`);
    }
  }
}
