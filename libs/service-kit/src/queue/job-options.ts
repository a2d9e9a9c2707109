import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

/**
 * Retries after 5 s, 10 s, 20 s and so on, each shortened at random by up to half, for most of a day. Finished jobs are
 * removed at once, failed ones too: the row keeps the result. (On PostgreSQL, keeping a number of jobs leads to deadlocks
 * and to jobs that run twice.)
 */
export const rowJobOptions: DefaultJobOptions = {
  attempts: 15,
  backoff: { type: 'exponential', delay: 5000, jitter: 0.5 },
  removeOnComplete: true,
  removeOnFail: true,
};

/**
 * A worker that dies loses the locks of its jobs after 15 s at most, and another finds them within 5 s. Each crash counts
 * as a stall of its jobs; a series of crashes must not use up the limit, which is one by default.
 */
export const rowWorkerOptions = {
  lockDuration: 15_000,
  stalledInterval: 5000,
  maxStalledCount: 100,
} satisfies Partial<WorkerOptions>;

/**
 * How long a worker waits after a queue error. BullMQ's default of 15 s cannot be interrupted: jobs would wait that long
 * after an outage, and so would a closing service.
 */
export const runRetryDelay = 1000;
