// How many SQL statements the product runs for something, from PostgreSQL's own log.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { adminUrlOf } from './databases.mjs';

const settleMs = 2000;
/** A transaction begins with one message of several statements (`withPortal`). */
const ofMessage = (text) => text.split('; set local').length;

/**
 * The statements for one of the `amount` things that `work` does. What is run anyway in as much time is left out.
 * @param apps the names of the connections to count, as part of a regular expression
 */
export async function statementsFor(product, { apps, amount, work }) {
  const admin = new pg.Client({ connectionString: adminUrlOf(product) });
  await admin.connect();
  const file = path.join(product.dataDir, 'postgres.log');
  const counted = new RegExp(`^(?:${apps})\\|LOG: +(?:statement|execute).*$`, 'gm');
  const set = async (...changes) => {
    for (const change of changes) await admin.query(`alter system ${change}`);
    await admin.query('select pg_reload_conf()');
    await pause(settleMs);
  };
  const countDuring = async (run) => {
    const from = readFileSync(file).length;
    const started = performance.now();
    await run();
    const messages = readFileSync(file).subarray(from).toString().match(counted) ?? [];
    return {
      statements: messages.reduce((sum, message) => sum + ofMessage(message), 0),
      ms: performance.now() - started,
    };
  };
  try {
    await set(`set log_line_prefix = '%a|'`, `set log_statement = 'all'`);
    const idle = await countDuring(() => pause(5 * settleMs));
    const busy = await countDuring(async () => {
      await work();
      await pause(settleMs);
    });
    return (busy.statements - (idle.statements * busy.ms) / idle.ms) / amount;
  } finally {
    await set('reset log_line_prefix', 'reset log_statement');
    await admin.end();
  }
}
