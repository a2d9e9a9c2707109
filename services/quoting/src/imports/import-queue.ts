import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { currentTraceparent, type RowJob, RowJobs } from '@overland/service-kit';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';

export const importQueueName = 'quote-import';

@Injectable()
export class ImportQueue {
  private readonly jobs: RowJobs;

  constructor(@InjectQueue(importQueueName) queue: Queue<RowJob>) {
    this.jobs = new RowJobs(queue);
  }

  /** Once the transaction that stores the import has committed. */
  addAfterCommit(manager: EntityManager, importId: string): void {
    this.jobs.addAfterCommit(manager, [jobOf(importId, currentTraceparent())]);
  }

  /** A job added by the sweeper starts a new trace. */
  addLost(importIds: readonly string[]): Promise<void> {
    return this.jobs.add(importIds.map((id) => jobOf(id, null)));
  }
}

function jobOf(importId: string, traceparent: string | null): RowJob {
  return { rowId: importId, requestId: importId, traceparent };
}
