// Rows of the report: `{ what, figures, unit?, atMost?, atLeast?, why? }`, one figure for each round.
// Without a unit the figures are ratios; without a goal the row is context; `why` is printed where the goal is missed.

/** The ratio of two figures of the same round. */
export function ratio(of, over) {
  return of.map((value, round) => value / over[round]);
}

export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)];
}
