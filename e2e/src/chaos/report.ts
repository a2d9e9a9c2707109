import { hostings } from './chaos-product.js';
import type { ChaosPlan, ChaosResult } from './run-chaos.js';

/** A readable table: what was killed when, and the results. */
export function reportOf(result: ChaosResult): string {
  const { plan, kills } = result;
  return [
    headingOf(plan),
    '',
    '| Killed | When | A new booking after |',
    '| --- | --- | --- |',
    ...kills.map(
      ({ victim, moment, recoveredMs }) =>
        `| ${victim} | ${moment} | ${recoveredMs === null ? '-' : `${(recoveredMs / 1000).toFixed(1)} s`} |`,
    ),
    '',
    ...resultsOf(result),
  ].join('\n');
}

export const headingOf = ({ mode, seed }: Pick<ChaosPlan, 'mode' | 'seed'>): string =>
  `### ${hostings[mode]}, seed ${seed}`;

/** What became of the bookings, line by line. */
export function resultsOf({
  ledger,
  kills,
  evidence,
  duplicates,
  violations,
  seconds,
}: ChaosResult): string[] {
  const { entries, acknowledged, retries } = ledger;
  const failures = entries.reduce((sum, { failedAt }) => sum + failedAt.length, 0);
  const inDoubt = entries.filter((entry) => entry.acknowledged === null).length;
  return [
    '| Kills | Bookings | Acknowledged | Never answered | Retries | Works done (begun) | Answered 500 | Emails | Sent twice (bar) | Seconds | Verdict |',
    '| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |',
    `| ${[
      kills.length,
      entries.length,
      acknowledged.length,
      inDoubt,
      retries,
      `${ledger.works.filter(({ isAcknowledged }) => isAcknowledged).length} (${ledger.works.length})`,
      failures,
      evidence.mails.length,
      `${duplicates} (${kills.length})`,
      Math.round(seconds),
      violations.length === 0 ? 'I1–I12 hold' : `${violations.length} violations`,
    ].join(' | ')} |`,
    '',
    ...violations.map((violation) => `- ${violation}`),
  ];
}
