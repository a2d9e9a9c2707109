import path from 'node:path';
import { parseArgs } from 'node:util';
import { findAdminUrl } from '@overland/embedded-postgres';
import { defaultDataDir } from '../options.js';
import { runCommand } from '../run-command.js';
import { asSuperuser, listWaiting, resumeSending, sendingNames, type Waiting } from './sendings.js';

const usage = `npm run resume-sending -- [--send <names>] [--drop <names>] [--data <folder>]

  After a restore, lists what is held back: it may have gone out before. The product has to run. With DATABASE_ADMIN_URL on that server.

  --send <names>  sends what waits of ${sendingNames.join(', ')}, and what comes
  --drop <names>  drops what waits, and sends what comes
`;

await runCommand(async () => {
  const { values } = parseArgs({
    options: {
      send: { type: 'string', default: '' },
      drop: { type: 'string', default: '' },
      data: { type: 'string', default: defaultDataDir },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    process.stdout.write(usage);
    return;
  }
  const adminUrl = process.env.DATABASE_ADMIN_URL || findAdminUrl(path.join(values.data, 'postgres'));
  if (!adminUrl) throw new Error(`Nothing runs on ${values.data}: start the product with npm start first.`);
  const on = asSuperuser(adminUrl);
  const [sent, dropped] = [readNames(values.send), readNames(values.drop)];
  for (const name of sent) await resumeSending(on, { name, drops: false });
  for (const name of dropped) await resumeSending(on, { name, drops: true });
  process.stdout.write((await listWaiting(on)).map(describe).join(''));
});

/** @throws Error with a readable message */
function readNames(given: string): Waiting['name'][] {
  return given.split(',').flatMap((text) => {
    const name = sendingNames.find((known) => known === text.trim());
    if (name) return name;
    if (text.trim() === '') return [];
    throw new Error(`"${text}" is none of ${sendingNames.join(', ')}.`);
  });
}

function describe({ name, heldSince, messages }: Waiting): string {
  if (!heldSince) return `${name}: sent\n`;
  const lines = messages.map(
    ({ what, amount, since }) => `  ${amount} × ${what}, the oldest of ${since.toISOString()}\n`,
  );
  return `${name}: held back since ${heldSince.toISOString()}, ${lines.length === 0 ? 'nothing waits' : 'waiting:'}\n${lines.join('')}`;
}
