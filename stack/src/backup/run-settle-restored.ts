import { parseArgs } from 'node:util';
import { readServer } from '../migrate.js';
import { runCommand } from '../run-command.js';
import { handOverEvents, settleRestored } from './settle-restored.js';

const usage = `npm run settle-restored [-- --hand-over]

  For a PostgreSQL of your own, after its restore and before the product starts: brings the databases to this release, ends sign-ins, and
  holds back what may have gone out before. It reads what the migration reads: DATABASE_ADMIN_URL, DATABASE_OWNER_PASSWORD
  and the passwords of services, such as ORDERS_DATABASE_PASSWORD. npm run resume-sending lists what is held back.

  --hand-over  each service tells its events of the last seven days again, where databases were restored on several servers
`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: { 'hand-over': { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const { adminUrl, passwords } = readServer();
  await settleRestored(adminUrl, passwords);
  if (values['hand-over']) await handOverEvents(adminUrl);
  process.stdout.write(
    'Settled: sign-ins have ended, and emails, messages and calls to dispatch are held back.\n',
  );
});
