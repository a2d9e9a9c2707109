const firstMs = 100;
const longestMs = 5_000;
const healthyMs = 30_000;

/** How long to wait before a part that died is started again: doubling, until it has been well for half a minute. */
export class RestartPause {
  private nextMs = firstMs;

  /** @param wasReadyMs how long the part answered before it died; 0 when it never did */
  next(wasReadyMs: number): number {
    const pause = wasReadyMs >= healthyMs ? firstMs : this.nextMs;
    this.nextMs = Math.min(pause * 2, longestMs);
    return pause;
  }
}
