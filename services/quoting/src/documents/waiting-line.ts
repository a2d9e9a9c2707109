/** Refuses at once whoever finds the line full, and whoever has waited too long. */
export class LineFullError extends Error {
  override readonly name = 'LineFullError';
}

interface LineOptions {
  /** So many are served at the same time. */
  places: number;
  /** So many may wait beyond those. */
  longest: number;
  patienceMs: number;
}

/** Serves a few at a time, in order of arrival, and lets only so many wait. */
export class WaitingLine {
  private free: number;
  private readonly waiting: (() => void)[] = [];

  constructor(private readonly options: LineOptions) {
    this.free = options.places;
  }

  /** Does the work when it is its turn. @throws LineFullError when that is too far away. */
  async inTurn<T>(work: () => Promise<T>): Promise<T> {
    await this.enter();
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(): Promise<void> {
    if (this.free > 0) {
      this.free -= 1;
      return;
    }
    if (this.waiting.length >= this.options.longest) throw new LineFullError('Too many are waiting.');
    await new Promise<void>((resolve, reject) => {
      const turn = () => {
        clearTimeout(timer);
        resolve();
      };
      const timer = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(turn), 1);
        reject(new LineFullError('The turn did not come in time.'));
      }, this.options.patienceMs);
      this.waiting.push(turn);
    });
  }

  /** The place goes to the next one in line, so that nobody who comes just now gets ahead. */
  private leave(): void {
    const next = this.waiting.shift();
    if (next) next();
    else this.free += 1;
  }
}
