import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { currentTraceparent, type RowJob, RowJobs } from '@overland/service-kit';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';

export const exportQueueName = 'order-export';

@Injectable()
export class ExportQueue {
  private readonly jobs: RowJobs;

  constructor(@InjectQueue(exportQueueName) queue: Queue<RowJob>) {
    this.jobs = new RowJobs(queue);
  }

  /** Once the transaction that stores the export has committed. */
  addAfterCommit(manager: EntityManager, exportId: string): void {
    this.jobs.addAfterCommit(manager, [jobOf(exportId, currentTraceparent())]);
  }

  /** A job added by the sweeper starts a new trace. */
  addLost(exportIds: readonly string[]): Promise<void> {
    return this.jobs.add(exportIds.map((id) => jobOf(id, null)));
  }
}

function jobOf(exportId: string, traceparent: string | null): RowJob {
  return { rowId: exportId, requestId: exportId, traceparent };
}
