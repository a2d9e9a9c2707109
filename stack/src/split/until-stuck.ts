import type { ChildProcess } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { workedSeconds } from '@overland/embedded-postgres';

interface Starting {
  child: ChildProcess;
  hasEnded: boolean;
  readyAt: number | null;
}

const looks = 20;
/** Less of a processor than this is idle: one that starts works, if slowly, and one that waits does not. */
const leastShare = 0.05;

/**
 * Resolves when a starting process has done nothing for so long, or is ready, or has ended. One that works is not stuck, however
 * long it takes on a busy machine. Where its work cannot be known (only Linux tells), it has this time in all. Looks are counted,
 * because a suspended machine distorts times.
 */
export async function untilStuck(starting: Starting, longestIdleMs: number): Promise<void> {
  const enough = (leastShare * longestIdleMs) / 1000;
  const worked = () => workedSeconds(starting.child.pid ?? 0) ?? 0;
  let before = worked();
  let idle = 0;
  while (idle < looks && !starting.hasEnded && starting.readyAt === null) {
    await pause(longestIdleMs / looks, undefined, { ref: false });
    const now = worked();
    const hasWorked = now - before >= enough;
    idle = hasWorked ? 0 : idle + 1;
    if (hasWorked) before = now;
  }
}
