import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endWithUs, hasEnded } from './end-with-us.mjs';
import { takeTurns } from './measure.mjs';
import { ratio } from './rows.mjs';

export const name = 'P18';
export const title = 'Whole stack from its start to all healthy, database up and migrated';

const rounds = 5;

/** On the database of the product that runs, on ports of its own. */
export async function run(product) {
  const figures = await takeTurns(
    {
      together: () => startOf('whole-stack.mjs', product),
      empty: () => startOf('empty-nest.mjs', product),
    },
    { times: rounds, unit: 'ms' },
  );
  return [
    {
      what: 'in one process, time over one empty Nest app',
      figures: ratio(figures.together, figures.empty),
      atMost: 4,
      why: 'five services, their queues and gateway load in one thread',
    },
  ];
}

/** Milliseconds from the process's start until it says that it is healthy. */
async function startOf(file, { dataDir, postgresPort }) {
  const started = performance.now();
  const child = fork(path.join(import.meta.dirname, file), {
    execArgv: [],
    env: { ...process.env, BENCH_DATA: dataDir, BENCH_POSTGRES_PORT: String(postgresPort) },
  });
  endWithUs(child.pid);
  await once(child, 'message');
  const took = performance.now() - started;
  const ended = once(child, 'exit');
  child.kill();
  await ended;
  hasEnded(child.pid);
  return took;
}
