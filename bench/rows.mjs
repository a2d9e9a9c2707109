// Rows of the report: `{ what, figures, unit?, atMost?, atLeast?, why? }`, one figure per round. Without a unit the
// figures are ratios. A row without a goal is context. `why` is printed when the goal is missed.

/** The ratio of two figures of the same round. */
export function ratio(of, over) {
  return of.map((value, round) => value / over[round]);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
