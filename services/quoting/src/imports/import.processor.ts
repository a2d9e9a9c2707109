import { Processor } from '@nestjs/bullmq';
import { RowProcessor, rowWorkerOptions, Sweeps } from '@overland/service-kit';
import { ImportQueue, importQueueName } from './import-queue.js';
import { ImportWorker } from './import-worker.js';

/** Works off imports, and gives a job again to those that lost theirs: a crash, an emptied queue. */
@Processor(importQueueName, { ...rowWorkerOptions, concurrency: 2 })
export class ImportProcessor extends RowProcessor {
  constructor(
    private readonly imports: ImportWorker,
    private readonly queue: ImportQueue,
  ) {
    super();
  }

  protected run(importId: string): Promise<void> {
    return this.imports.run(importId, () => this.isStopping);
  }

  @Sweeps({ what: 'looking for unfinished imports', everyMs: 5000, first: 'now' })
  async addLost(): Promise<void> {
    await this.queue.addLost(await this.imports.unfinished());
  }
}
