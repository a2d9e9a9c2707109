import { hostings, type Mode } from './chaos-product.js';
import type { Outage } from './outages.js';
import type { OutageResult } from './run-outages.js';

/** A readable table: what was taken away, and how the product took it. */
export function outageReport(mode: Mode, { plan, ledger, outages, violations }: OutageResult): string {
  return [
    `### ${hostings[mode]}, seed ${plan.seed}, ${plan.lastsMs / 1000} s each`,
    '',
    '| Without | Answers to lists of orders | Slowest answer | Ready? | A booking after |',
    '| --- | --- | --- | --- | --- |',
    ...outages.map(rowOf),
    '',
    `${ledger.acknowledged.length} of ${ledger.entries.length} bookings acknowledged, ${ledger.retries} retries: ` +
      `${violations.length === 0 ? 'I1–I12 hold' : `${violations.length} violations`}`,
    ...violations.map((violation) => `- ${violation}`),
  ].join('\n');
}

function rowOf({ name, answers: { given, slowestMs, readiness }, recoveredMs }: Outage): string {
  const counts = Object.entries(given).map(([answer, count]) => `${count} × ${answer}`);
  const cells = [name, counts.join(', '), seconds(slowestMs), readiness.join('; '), seconds(recoveredMs)];
  return `| ${cells.join(' | ')} |`;
}

const seconds = (ms: number) => `${(ms / 1000).toFixed(1)} s`;
