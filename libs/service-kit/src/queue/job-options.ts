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

/**
 * How long a worker waits before it asks a queue again that was away. With BullMQ's own 15 s, which nothing cuts
 * short, jobs would lie that long after an outage, and a closing service would wait for it.
 */
export const runRetryDelay = 1000;
