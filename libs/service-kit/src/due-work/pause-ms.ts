export interface Pauses {
  firstMs: number;
  longestMs: number;
}

/**
 * The pause after so many failures in a row: it doubles up to the longest, less up to half of it by chance, so that all
 * that failed together does not come back together.
 */
export function pauseMs(failures: number, { firstMs, longestMs }: Pauses, random = Math.random()): number {
  return Math.min(firstMs * 2 ** Math.min(failures - 1, 30), longestMs) * (1 - random / 2);
}
