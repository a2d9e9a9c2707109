import { Refusal } from './refusal.js';

/** What goes wrong: a number of the next calls, and callbacks while their switch is on. */
export interface Failures {
  /** 401, as if the token had ended. */
  unauthorized: number;
  /** 429 with `Retry-After` as given. */
  tooMany: number;
  retryAfter: string;
  /** 500. */
  error: number;
  /** No answer at all, and nothing done. */
  silence: number;
  /** An order is created, but the answer never comes. */
  silenceAfterCreate: number;
  duplicateCallbacks: boolean;
  /** Callbacks are sent in pairs, the later one first. */
  disorderedCallbacks: boolean;
}

export const noFailures: Failures = {
  unauthorized: 0,
  tooMany: 0,
  retryAfter: '30',
  error: 0,
  silence: 0,
  silenceAfterCreate: 0,
  duplicateCallbacks: false,
  disorderedCallbacks: false,
};

type Counted = 'unauthorized' | 'tooMany' | 'error' | 'silence' | 'silenceAfterCreate';

/** The switches of what goes wrong, for tests and demonstrations. */
export class FailureSwitches {
  now: Failures = { ...noFailures };

  /** @throws Refusal for a name or a value that no switch has. */
  change(body: Record<string, unknown>): void {
    const changed = Object.fromEntries(
      Object.entries(body).map(([name, value]) => {
        const known = Object.entries(noFailures).find(([each]) => each === name);
        if (!known || typeof known[1] !== typeof value) throw new Refusal(400, `There is no switch ${name}.`);
        return [name, value];
      }),
    );
    this.now = { ...this.now, ...changed };
  }

  /** Whether this call fails in that way. */
  take(kind: Counted): boolean {
    if (this.now[kind] <= 0) return false;
    this.now[kind] -= 1;
    return true;
  }
}
