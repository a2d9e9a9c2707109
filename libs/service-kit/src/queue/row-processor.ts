import { WorkerHost } from '@nestjs/bullmq';
import { type BeforeApplicationShutdown, Inject } from '@nestjs/common';
import type { Job } from 'bullmq';
import { SERVICE_NAME } from '../service-definition.js';
import { Tracing } from '../tracing/tracing.js';
import { type RowJob, runRowJob } from './row-jobs.js';

/** Works off a RowQueue; long work ends early when the service stops. */
export abstract class RowProcessor extends WorkerHost implements BeforeApplicationShutdown {
  @Inject(SERVICE_NAME) private readonly service!: string;
  @Inject(Tracing) private readonly tracing!: Tracing;
  protected isStopping = false;

  protected abstract run(rowId: string, job: Job<RowJob>): Promise<void>;

  process(job: Job<RowJob>): Promise<void> {
    const { tracing, service } = this;
    return runRowJob(job, { tracing, service }, (rowId) => this.run(rowId, job));
  }

  beforeApplicationShutdown(): void {
    this.isStopping = true;
  }
}
