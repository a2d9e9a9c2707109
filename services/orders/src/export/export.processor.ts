import { Processor } from '@nestjs/bullmq';
import { type RowJob, RowProcessor, rowWorkerOptions, Sweeps } from '@overland/service-kit';
import type { Job } from 'bullmq';
import { ExportQueue, exportQueueName } from './export-queue.js';
import { ExportWorker } from './export-worker.js';

/** After this an export has failed, and its person is told. */
const mostTries = 3;

/** Works off exports, and gives a job again to those that lost theirs: a crash, an emptied queue. */
@Processor(exportQueueName, { ...rowWorkerOptions, concurrency: 2 })
export class ExportProcessor extends RowProcessor {
  constructor(
    private readonly exports: ExportWorker,
    private readonly queue: ExportQueue,
  ) {
    super();
  }

  protected run(exportId: string, { attemptsMade }: Job<RowJob>): Promise<void> {
    const isLastTry = attemptsMade + 1 >= mostTries;
    return this.exports.run(exportId, { isStopping: () => this.isStopping, isLastTry });
  }

  @Sweeps({ what: 'looking for unfinished exports', everyMs: 5000, first: 'now' })
  async addLost(): Promise<void> {
    await this.queue.addLost(await this.exports.unfinished());
  }
}
