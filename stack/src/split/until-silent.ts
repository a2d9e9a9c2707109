import { setTimeout as pause } from 'node:timers/promises';
import { answerOf } from './answer-of.js';

/** How a running part's health is checked. */
export interface LifeSigns {
  askEveryMs: number;
  /** A part hangs after this many unanswered checks in a row. Counted, because a suspended machine distorts times. */
  longestSilence: number;
}

/** Half a minute, so that parts are not killed for being slow on a busy machine. */
export const patientLifeSigns: LifeSigns = { askEveryMs: 5_000, longestSilence: 6 };

interface Watched {
  url: string;
  hasEnded: boolean;
}

/** Resolves to true when the part hangs, or to false when it has ended by itself. */
export async function untilSilent(
  part: Watched,
  { askEveryMs, longestSilence }: LifeSigns,
): Promise<boolean> {
  let unanswered = 0;
  while (unanswered < longestSilence) {
    await pause(askEveryMs);
    if (part.hasEnded) return false;
    unanswered = (await answers(part.url, askEveryMs)) ? 0 : unanswered + 1;
  }
  return !part.hasEnded;
}

/** Any answer counts. `/health/ready` reports missing dependencies, which a restart would not fix. */
async function answers(url: string, withinMs: number): Promise<boolean> {
  return (await answerOf(`${url}/health/live`, withinMs)) !== null;
}
