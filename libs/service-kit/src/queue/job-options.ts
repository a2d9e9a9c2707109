import type { DefaultJobOptions, WorkerOptions } from 'bullmq';

/**
 * A job wakes a worker that looks for rows. One that fails is retried for seconds only: the rows say what is to be done, and a
 * sweeper wakes the worker again. Finished jobs are removed at once, failed ones too. (On PostgreSQL, keeping a number of jobs
 * leads to deadlocks and to jobs that run twice.)
 */
export const jobOptions: DefaultJobOptions = {
  attempts: 3,
  backoff: { type: 'fixed', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: true,
};

/**
 * A worker that dies loses the locks of its jobs after 5 s at most, and another finds them within 5 s. Each crash counts
 * as a stall of its jobs; a series of crashes must not use up the limit, which is one by default.
 */
export const workerOptions = {
  lockDuration: 5000,
  stalledInterval: 5000,
  maxStalledCount: 100,
} satisfies Partial<WorkerOptions>;

/**
 * How long a worker waits after a queue error. BullMQ's default of 15 s cannot be interrupted: jobs would wait that long
 * after an outage, and so would a closing service.
 */
export const runRetryDelay = 1000;
