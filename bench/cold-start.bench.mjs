import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endWithUs, hasEnded } from './end-with-us.mjs';
import { takeTurns } from './measure.mjs';
import { ratio } from './rows.mjs';

export const name = 'P18';
export const title = 'Whole stack from its start to all healthy, database up and migrated';

const rounds = 5;

/** Uses the running product's database, on its own ports. */
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
    },
  ];
}

/** Milliseconds from process start until it reports healthy. */
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
