import type { Failover } from './failover-product.js';
import type { OutageAnswers } from './outage-callers.js';
import { headingOf, resultsOf } from './report.js';
import type { ChaosResult } from './run-chaos.js';

/** A readable table: how long the product went without its database, and the results. */
export function failoverReport(
  result: ChaosResult,
  failovers: readonly Failover[],
  { given, slowestMs, failedAt }: OutageAnswers,
): string {
  const rows = failovers.map(({ at, promotedMs }, index) => {
    const next = failovers[index + 1]?.at ?? Number.POSITIVE_INFINITY;
    const failures = failedAt.filter((when) => when > at && when < next);
    const lastMs = failures.length === 0 ? 0 : Math.max(...failures) - at;
    return `| ${index + 1} | ${seconds(promotedMs)} | ${seconds(lastMs)} | ${failures.length} |`;
  });
  const counts = Object.entries(given).map(([answer, count]) => `${count} × ${answer}`);
  return [
    headingOf(result.plan),
    '',
    '| Primary lost | The other took changes after | The last failed list after | Failed lists |',
    '| --- | --- | --- | --- |',
    ...rows,
    '',
    `Lists of orders: ${counts.join(', ')}; the slowest answer took ${seconds(slowestMs)}.`,
    '',
    ...resultsOf(result),
  ].join('\n');
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
