import { setTimeout as pause } from 'node:timers/promises';
import { within } from '@overland/service-kit';

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
    // Any answer counts. `/health/ready` would report missing dependencies, which a restart does not fix.
    const answer = await answerOf(`${part.url}/health/live`, askEveryMs);
    unanswered = answer ? 0 : unanswered + 1;
  }
  return !part.hasEnded;
}

/** The response to a GET with any status, or null if none arrives in time. */
export async function answerOf(
  address: string,
  withinMs: number,
): Promise<{ ok: boolean; text: string } | null> {
  try {
    return await within(withinMs, async (signal) => {
      const reply = await fetch(address, { signal });
      return { ok: reply.ok, text: await reply.text() };
    });
  } catch {
    return null;
  }
}
