import { setTimeout as pause } from 'node:timers/promises';
import { answerOf } from './answer-of.js';

/** How a living part is asked whether it is still well. */
export interface LifeSigns {
  askEveryMs: number;
  /** So many questions in a row without an answer: it hangs. Counted, not timed: a machine that slept proves nothing. */
  longestSilence: number;
}

/** Half a minute: a machine under a heavy load must not lose its parts for being slow. */
export const patientLifeSigns: LifeSigns = { askEveryMs: 5_000, longestSilence: 6 };

interface Asked {
  url: string;
  hasEnded: boolean;
}

/** Resolves when the part hangs: true; or when it has ended by itself: false. */
export async function untilSilent(part: Asked, { askEveryMs, longestSilence }: LifeSigns): Promise<boolean> {
  let unanswered = 0;
  while (unanswered < longestSilence) {
    await pause(askEveryMs);
    if (part.hasEnded) return false;
    unanswered = (await answers(part.url, askEveryMs)) ? 0 : unanswered + 1;
  }
  return !part.hasEnded;
}

/** Any answer is one: what it lacks is told by `/health/ready`, and no restart would heal that. */
async function answers(url: string, withinMs: number): Promise<boolean> {
  return (await answerOf(`${url}/health/live`, withinMs)) !== null;
}
