// npm run chaos: the long form of chaos.e2e.ts, 200 bookings for each way of hosting, every part killed.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build, installPackages, requireNode, root } from '../stack/steps.mjs';

const help = `npm run chaos -- [options]

  --mode <one|split>   only this way of hosting (both)
  --bookings <count>   for each way (200)
  --seed <number>      the kills of an earlier run again
  --report <file>      also adds its tables there
`;

const { values } = parseArgs({
  options: {
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
installPackages();
build();
const given = {
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
