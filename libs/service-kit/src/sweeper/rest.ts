/** Covers what no transaction of this process tells: the rows of a process that died, and of commands that write themselves. */
const longestMs = 10_000;
/** A timer may end a millisecond early. */
const spareMs = 2;

/** What a run returns that found nothing to do: the next comes at that time, or once the service is used. */
export class Rest {
  readonly ms: number;

  /** @param ms until something is due; a few seconds where no time is known */
  constructor(ms = longestMs) {
    this.ms = Math.min(Math.max(0, ms) + spareMs, longestMs);
  }

  static until(at: Date | null | undefined, now: Date): Rest {
    return new Rest(at ? at.getTime() - now.getTime() : undefined);
  }
}
