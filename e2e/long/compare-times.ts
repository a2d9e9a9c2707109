interface Answer {
  status: number;
}

async function timeOf(work: () => Promise<Answer>, status: number): Promise<number> {
  const started = process.hrtime.bigint();
  const reply = await work();
  const took = Number(process.hrtime.bigint() - started) / 1e6;
  if (reply.status !== status) throw new Error(`${reply.status}, not ${status}`);
  return took;
}

/**
 * Asks about known and unknown things in turns, where who is first changes: what else runs slows both alike.
 * @param ask gets the count of the call.
 */
export async function askInTurns(
  calls: number,
  ask: (kind: 'known' | 'unknown', at: number) => Promise<Answer>,
  status: number,
) {
  const times = { known: [] as number[], unknown: [] as number[] };
  for (let at = 0; at < calls; at += 1) {
    const order = at % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of order) times[kind].push(await timeOf(() => ask(kind, at), status));
  }
  return compareTimes(times.known, times.unknown);
}

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
