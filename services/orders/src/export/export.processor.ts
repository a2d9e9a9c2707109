import { Processor, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject } from '@nestjs/common';
import {
  type RowJob,
  rowWorkerOptions,
  runRowJob,
  SERVICE_NAME,
  Sweeps,
  Tracing,
} from '@overland/service-kit';
import type { Job } from 'bullmq';
import { ExportQueue, exportQueueName } from './export-queue.js';
import { ExportWorker } from './export-worker.js';

/** After this an export has failed, and its person is told. */
const mostTries = 3;

/** Works off exports, and gives a job again to those that lost theirs: a crash, an emptied queue. */
@Processor(exportQueueName, { ...rowWorkerOptions, concurrency: 2 })
export class ExportProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly exports: ExportWorker,
    private readonly queue: ExportQueue,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  process(job: Job<RowJob>): Promise<void> {
    const { tracing, service } = this;
    const run = { isStopping: () => this.isStopping, isLastTry: job.attemptsMade + 1 >= mostTries };
    return runRowJob(job, { tracing, service }, (exportId) => this.exports.run(exportId, run));
  }

  @Sweeps({ what: 'looking for unfinished exports', everyMs: 5000, first: 'now' })
  async addLost(): Promise<void> {
    await this.queue.addLost(await this.exports.unfinished());
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
