const median = (values: readonly number[]) => {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
};

/**
 * How well two kinds of calls are told apart by their times: the medians and their difference in percent, and the area
 * under the ROC curve of a classifier by time (0.5: not at all, 1: always), the better of both directions.
 */
export function compareTimes(a: readonly number[], b: readonly number[]) {
  const medians = [median(a), median(b)] as const;
  const all = [...a.map((time) => ({ time, isA: true })), ...b.map((time) => ({ time, isA: false }))];
  all.sort((one, other) => one.time - other.time);
  const ranks = all.reduce((sum, { isA }, at) => (isA ? sum + at + 1 : sum), 0);
  const above = (ranks - (a.length * (a.length + 1)) / 2) / (a.length * b.length);
  const difference = Math.abs(medians[0] - medians[1]) / Math.min(...medians);
  return {
    medians: medians.map((time) => Number(time.toFixed(3))),
    differencePercent: Number((difference * 100).toFixed(2)),
    auc: Number(Math.max(above, 1 - above).toFixed(3)),
  };
}
