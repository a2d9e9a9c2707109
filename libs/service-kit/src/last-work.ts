import { within } from './within.js';

/** How long work under way may take once its process ends, milliseconds. */
const lastWorkMs = 2_500;

/**
 * Waits for work under way when a process ends, but not for long. What is cut off is taken up again after the next start, as
 * after a crash: its row is the truth.
 */
export async function lastWork(work: Promise<unknown>): Promise<void> {
  await within(lastWorkMs, () => work).catch(() => undefined);
}
