import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { endWithUs, hasEnded } from './end-with-us.mjs';
import { quickly } from './measure.mjs';
import { residentMebibytes } from './memory.mjs';
import { withProduct, withProductAgain } from './product.mjs';

export const name = 'P19';
export const title = 'Idle memory of all Node processes over as many empty Nest apps';
export const hosting = 'none';

/** Seconds of idling. V8 frees what only the start needed at some moment of them: after 20 seconds, or after a minute and more. */
const rest = quickly(120);

export async function run() {
  const together = await onSecondStart('together', ({ pid }) => memoryOf([pid]));
  const apart = await onSecondStart('split', ({ pid, parts }) =>
    memoryOf([pid, ...parts.map((part) => part.pid)]),
  );
  return [
    { what: 'everything in one process', figures: [together.mebibytes], unit: 'MiB', atMost: 180 },
    { what: 'everything in one process, over an empty app', figures: [together.over] },
    { what: `split into ${apart.processes} processes, over empty apps`, figures: [apart.over], atMost: 1.5 },
    { what: `split into ${apart.processes} processes`, figures: [apart.mebibytes], unit: 'MiB' },
  ];
}

/** The first start makes databases and demo data, and keeps some of the memory that took. */
async function onSecondStart(hosting, work) {
  await withProduct(hosting, () => {});
  return withProductAgain(hosting, work);
}

/** The total memory, and its ratio to the same number of empty apps running at the same time. */
async function memoryOf(pids) {
  const empty = pids.map(() => fork(path.join(import.meta.dirname, 'empty-nest.mjs'), { execArgv: [] }));
  for (const { pid } of empty) endWithUs(pid);
  try {
    await Promise.all(empty.map((child) => once(child, 'message')));
    const [ours, theirs] = await leastWhileIdle([pids, empty.map(({ pid }) => pid)]);
    console.log(
      `  ${pids.length} processes: ${ours.toFixed(0)} MiB, as many empty ones ${theirs.toFixed(0)} MiB`,
    );
    return { processes: pids.length, mebibytes: ours, over: ours / theirs };
  } finally {
    for (const child of empty) {
      child.kill();
      hasEnded(child.pid);
    }
  }
}

/** The least total memory of each group of processes meanwhile. */
async function leastWhileIdle(groups) {
  const totals = [];
  for (let second = 0; second < rest; second += 5) {
    await pause(5000);
    totals.push(groups.map(sum));
  }
  return groups.map((_, index) => Math.min(...totals.map((one) => one[index])));
}

const sum = (pids) => pids.reduce((total, pid) => total + residentMebibytes(pid), 0);
