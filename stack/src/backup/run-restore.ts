import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir } from '../options.js';
import { runCommand } from '../run-command.js';
import { openBackupPlace } from './backup-place.js';
import { restore } from './restore.js';
import { settleRestored } from './settle-restored.js';

const usage = `npm run restore -- <folder or s3://bucket> [--at <instant>] [--into <folder>] [--secrets <folder>]

  Makes a data folder from a backup, for npm start.

  --at <instant>      what is restored, such as 2026-11-29T14:05:00Z; without it the newest
  --into <folder>     the data folder (.data), in which there must be no database
  --secrets <folder>  with secrets.json and postgres.password of the installation; the data folder when absent
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      at: { type: 'string' },
      into: { type: 'string', default: defaultDataDir },
      secrets: { type: 'string' },
      help: { type: 'boolean', default: false },
    },
  });
  const [place] = positionals;
  if (values.help || place === undefined) {
    process.stdout.write(usage);
    return;
  }
  const into = path.resolve(values.into);
  const { lastChange, files } = await restore({
    place: await openBackupPlace(place),
    at: values.at === undefined ? null : readInstant(values.at),
    into,
    secretsFrom: values.secrets ?? into,
    settle: settleRestored,
  });
  process.stdout.write(
    `Restored into ${into}: the last change is of ${lastChange.toISOString()}, with ${files} files.\n` +
      'Emails, messages to phones and calls to dispatch are held back, as some went out after this instant: after npm start,\n' +
      'npm run resume-sending lists them. Everybody signs in again. Then back up: changes are kept from the first backup on.\n',
  );
});

/** @throws Error with a readable message, also for an instant without its time zone */
function readInstant(given: string): Date {
  const at = new Date(given);
  if (!Number.isNaN(at.getTime()) && /(Z|[+-]\d\d:?\d\d)$/.test(given)) return at;
  throw new Error(`--at takes an instant with its time zone, such as 2026-11-29T14:05:00Z, not "${given}".`);
}
