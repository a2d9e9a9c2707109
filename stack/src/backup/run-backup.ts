import path from 'node:path';
import { parseArgs } from 'node:util';
import { defaultDataDir } from '../options.js';
import { runCommand } from '../run-command.js';
import { backUp } from './back-up.js';
import { openBackupPlace } from './backup-place.js';
import { readBackupPlace } from './backup-settings.js';
import { verify } from './verify.js';

const usage = `npm run backup -- <folder or s3://bucket> [--data <folder>] [--keep-days <days>] [--verify]

  Backs up the product that runs on the data folder (.data), and from then on keeps every change in the same place, so that any
  instant can be restored. Run it each day: without a place it takes the one of before.

  --keep-days <days>  how long any instant can be restored (30)
  --verify            backs up nothing: restores the newest instant aside, and checks it
`;

await runCommand(async () => {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      data: { type: 'string', default: defaultDataDir },
      'keep-days': { type: 'string', default: '30' },
      verify: { type: 'boolean', default: false },
      help: { type: 'boolean', default: false },
    },
  });
  const place = positionals[0] ?? readBackupPlace(values.data);
  if (values.help || place === null) {
    process.stdout.write(usage);
    return;
  }
  if (values.verify) {
    await sayVerified(place, path.resolve(values.data));
    return;
  }
  const { base, left, removed } = await backUp({
    dataDir: values.data,
    place,
    keepDays: readDays(values['keep-days']),
  });
  process.stdout.write(
    `Backed up to ${place}. Any instant since ${base.endedAt} can be restored, also from older backups there (${left} kept, ` +
      `${removed} removed).\nKeep secrets.json and postgres.password of ${values.data} somewhere else: the backup does not hold ` +
      'them, and cannot be used without them.\n',
  );
});

async function sayVerified(place: string, dataDir: string): Promise<void> {
  // Files in a store that speaks S3 are not in the backup.
  const hasFiles = !process.env.S3_ENDPOINT;
  const store = await openBackupPlace(place);
  const { oldest, newest, faults } = await verify({ place: store, dataDir, hasFiles });
  process.stdout.write(`Any instant from ${oldest} to ${newest} can be restored from ${place}.\n`);
  if (faults.length > 0) throw new Error(`What was restored is not right:\n${faults.join('\n')}`);
  process.stdout.write(
    'The newest was restored aside: every table and B-tree can be read, each booking fits its quote' +
      `${hasFiles ? ', and each file is there' : ''}.\n`,
  );
}

/** @throws Error with a readable message */
function readDays(given: string): number {
  const days = Number(given);
  if (Number.isInteger(days) && days > 0) return days;
  throw new Error(`--keep-days takes a number of days, not "${given}".`);
}
