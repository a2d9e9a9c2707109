const firstSeconds = 5;
const longestSeconds = 3600;

/**
 * How long to wait after a try that failed for the time being: 5 s, doubling up to an hour, less up to half of it by
 * chance, so that a backlog does not come back all at once.
 * @param attempts how many tries there were, 1 or more.
 * @param random at least 0, below 1.
 * @returns seconds.
 */
export function retryDelaySeconds(attempts: number, random: number): number {
  const whole = Math.min(firstSeconds * 2 ** Math.min(attempts - 1, 20), longestSeconds);
  return whole * (1 - random / 2);
}
