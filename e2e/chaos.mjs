// npm run chaos: the long form of chaos.e2e.ts, with 200 bookings per hosting mode and every part killed, and of its relatives.
import { spawnSync } from 'node:child_process';
import { parseArgs } from 'node:util';
import { build, installPackages, requireNode, root } from '../stack/steps.mjs';

const help = `npm run chaos -- [options]

  --outages            no kills: the disk full, PostgreSQL silent, its connections taken, 30 s each
  --failover           no kills of parts: the primary of two PostgreSQL servers is lost, three times (docs/operations/database.md)
  --mode <one|split|replicas>  only this hosting mode (default: one and split); replicas: two of each part
  --bookings <count>   per hosting mode (default: 200)
  --seed <number>      repeat the kills of an earlier run
  --report <file>      also append the tables to this file
`;

const { values } = parseArgs({
  options: {
    outages: { type: 'boolean', default: false },
    failover: { type: 'boolean', default: false },
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
const file = values.outages ? 'src/outages.e2e.ts' : values.failover ? 'long/failover.long.ts' : undefined;
const given = {
  CHAOS_FILE: file,
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
