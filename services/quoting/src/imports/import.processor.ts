import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject } from '@nestjs/common';
import { Rounds, SERVICE_NAME, Tracing } from '@overland/service-kit';
import type { Job } from 'bullmq';
import { type ImportJob, ImportQueue, importQueueName } from './import-queue.js';
import { ImportWorker } from './import-worker.js';

/** Works off imports, and gives a job again to those that lost theirs: a crash, an emptied queue. */
@Processor(importQueueName, { concurrency: 2 })
export class ImportProcessor extends WorkerHost implements BeforeApplicationShutdown {
  private readonly rounds = new Rounds({
    what: 'looking for unfinished imports',
    everyMs: 5000,
    work: () => this.sweep(),
  });
  private isStopping = false;

  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    private readonly imports: ImportWorker,
    private readonly queue: ImportQueue,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  process({ data: { importId, traceparent } }: Job<ImportJob>): Promise<void> {
    const context = { requestId: importId, service: this.serviceName };
    const span = {
      name: `process ${importQueueName}`,
      kind: 'consumer' as const,
      parent: traceparent ?? null,
      attributes: { 'messaging.system': 'bullmq', 'messaging.message.id': importId },
    };
    return this.tracing.run(context, span, () => this.imports.run(importId, () => this.isStopping));
  }

  @OnWorkerEvent('ready')
  onReady(): void {
    this.rounds.start('now');
  }

  /** A queue that cannot be reached at the start never says `ready`. */
  @OnWorkerEvent('error')
  onError(): void {
    this.onReady();
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
    void this.rounds.stop();
  }

  private async sweep(): Promise<void> {
    for (const id of await this.imports.unfinished()) await this.queue.wake(id);
  }
}
