const firstMs = 100;
const longestMs = 5_000;
const healthyMs = 30_000;

/** The delay before a dead part is restarted. It doubles until the part has been healthy for half a minute. */
export class RestartPause {
  private nextMs = firstMs;

  /** @param wasReadyMs how long the part was ready before it died; 0 if it never was */
  next(wasReadyMs: number): number {
    const pause = wasReadyMs >= healthyMs ? firstMs : this.nextMs;
    this.nextMs = Math.min(pause * 2, longestMs);
    return pause;
  }
}
