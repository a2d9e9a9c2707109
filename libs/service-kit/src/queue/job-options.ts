import type { DefaultJobOptions } from 'bullmq';

const dayInSeconds = 24 * 60 * 60;

/**
 * Finished jobs go at once: on PostgreSQL a count to keep leads to deadlocks and jobs that run twice. Failed
 * ones stay a month to be looked at. Tries grow from 1 s to 2 minutes apart over some four minutes.
 */
export const jobOptions: DefaultJobOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1000 },
  removeOnComplete: true,
  removeOnFail: { age: 30 * dayInSeconds },
};

/** Events are tried for about two days: a service that is down must not lose them. */
export const eventJobOptions: DefaultJobOptions = { ...jobOptions, attempts: 18 };
