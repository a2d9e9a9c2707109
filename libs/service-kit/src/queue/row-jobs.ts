import { Logger } from '@nestjs/common';
import type { Job, Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { afterCommit } from '../database/with-portal.js';
import { describeError } from '../logging/describe-error.js';
import type { Tracing } from '../tracing/tracing.js';

/** A job's data: its row, and the request and trace that caused it. */
export interface RowJob {
  rowId: string;
  requestId: string | null;
  traceparent: string | null;
}

/** A job that is to be added. */
export interface NewRowJob extends RowJob {
  /** 0, the default, goes first. */
  priority?: number;
}

/**
 * Jobs that each process a row. The row is the source of truth and the job only makes it fast: the job is added after the
 * commit, and a sweeper adds it again for every row that still waits. A row has at most one job: adding is idempotent.
 */
export class RowJobs {
  private readonly logger = new Logger('RowJobs');

  constructor(private readonly queue: Queue<RowJob>) {}

  /** Once the transaction of the rows has committed. A failure costs seconds, until the sweeper finds them. */
  addAfterCommit(manager: EntityManager, jobs: readonly NewRowJob[]): void {
    afterCommit(manager, () => {
      this.add(jobs).catch((error: unknown) => {
        this.logger.warn(`rows of ${this.queue.name} wait for the sweeper: ${describeError(error).message}`);
      });
    });
  }

  /** @throws while the queue is away. */
  async add(jobs: readonly NewRowJob[]): Promise<void> {
    if (jobs.length === 0) return;
    await this.queue.addBulk(
      jobs.map(({ priority = 0, ...data }) => ({
        name: this.queue.name,
        data,
        opts: { jobId: `row-${data.rowId}`, priority },
      })),
    );
  }
}

/** Runs the work of a job: its log lines carry the request that the row came of, and it is a span of that trace. */
export function runRowJob(
  { queueName, data }: Job<RowJob>,
  { tracing, service }: { tracing: Tracing; service: string },
  work: (rowId: string) => Promise<void>,
): Promise<void> {
  const { rowId, requestId, traceparent } = data;
  const span = {
    name: `process ${queueName}`,
    kind: 'consumer' as const,
    parent: traceparent,
    attributes: { 'messaging.system': 'bullmq', 'messaging.message.id': rowId },
  };
  return tracing.run({ requestId: requestId ?? rowId, service }, span, () => work(rowId));
}
