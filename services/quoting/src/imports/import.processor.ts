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
import { ImportQueue, importQueueName } from './import-queue.js';
import { ImportWorker } from './import-worker.js';

/** Works off imports, and gives a job again to those that lost theirs: a crash, an emptied queue. */
@Processor(importQueueName, { ...rowWorkerOptions, concurrency: 2 })
export class ImportProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private isStopping = false;

  constructor(
    @Inject(SERVICE_NAME) private readonly service: string,
    private readonly imports: ImportWorker,
    private readonly queue: ImportQueue,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  process(job: Job<RowJob>): Promise<void> {
    const { tracing, service } = this;
    return runRowJob(job, { tracing, service }, (importId) =>
      this.imports.run(importId, () => this.isStopping),
    );
  }

  @Sweeps({ what: 'looking for unfinished imports', everyMs: 5000, first: 'now' })
  async addLost(): Promise<void> {
    await this.queue.addLost(await this.imports.unfinished());
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
