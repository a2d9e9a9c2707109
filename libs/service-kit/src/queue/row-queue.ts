import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { currentTraceparent } from '../logging/request-context.js';
import { type RowJob, RowJobs } from './row-jobs.js';

/** The queue of rows that stand for work asked for by a person, such as an export: each is its own request. */
export abstract class RowQueue {
  private readonly jobs: RowJobs;

  constructor(queue: Queue<RowJob>) {
    this.jobs = new RowJobs(queue);
  }

  /** Once the transaction that stores the row has committed. */
  addAfterCommit(manager: EntityManager, rowId: string): void {
    this.jobs.addAfterCommit(manager, [jobOf(rowId, currentTraceparent())]);
  }

  /** A job added by the sweeper starts a new trace. */
  addLost(rowIds: readonly string[]): Promise<void> {
    return this.jobs.add(rowIds.map((id) => jobOf(id, null)));
  }
}

function jobOf(rowId: string, traceparent: string | null): RowJob {
  return { rowId, requestId: rowId, traceparent };
}
