// npm run chaos: the long form of chaos.e2e.ts, with 200 bookings per hosting mode and every part killed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build, installPackages, requireNode, root } from '../stack/steps.mjs';

const help = `npm run chaos -- [options]

  --outages            no kills: the disk full, PostgreSQL silent, its connections taken, 30 s each
  --mode <one|split|replicas>  only this hosting mode (default: one and split); replicas: two of each part
  --bookings <count>   per hosting mode (default: 200)
  --seed <number>      repeat the kills of an earlier run
  --report <file>      also append the tables to this file
`;

const { values } = parseArgs({
  options: {
    outages: { type: 'boolean', default: false },
    mode: { type: 'string' },
    bookings: { type: 'string' },
    seed: { type: 'string' },
    report: { type: 'string' },
    help: { type: 'boolean', default: false },
  },
});
if (values.help) {
  process.stdout.write(help);
  process.exit(0);
}
requireNode();
await installPackages();
await build();
const given = {
  CHAOS_FILE: values.outages ? 'outages' : undefined,
  CHAOS_MODES: values.mode,
  CHAOS_BOOKINGS: values.bookings,
  CHAOS_SEED: values.seed,
  CHAOS_REPORT: values.report,
};
const env = Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined));
const { status } = spawnSync('npx', ['jest', '--config', 'e2e/chaos.config.mjs', '--runInBand'], {
  cwd: root,
  stdio: 'inherit',
  shell: process.platform === 'win32',
  env: { ...process.env, ...env, CHAOS: 'long' },
});
process.exit(status ?? 1);
