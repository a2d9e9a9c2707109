// How many SQL statements gateway and identity run for a login, from PostgreSQL's own log.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { adminUrlOf } from './databases.mjs';

const settleMs = 2000;
/** A transaction begins with one message of several statements (`withPortal`). */
const ofMessage = (text) => text.split('; set local').length;

/** @param logIn logs in once. What both run anyway in as much time is left out. @returns the statements for a login */
export async function statementsPerLogin(product, amount, logIn) {
  const admin = new pg.Client({ connectionString: adminUrlOf(product) });
  await admin.connect();
  const file = path.join(product.dataDir, 'postgres.log');
  const set = async (...changes) => {
    for (const change of changes) await admin.query(`alter system ${change}`);
    await admin.query('select pg_reload_conf()');
    await pause(settleMs);
  };
  const countDuring = async (work) => {
    const from = readFileSync(file).length;
    const started = performance.now();
    await work();
    const written = readFileSync(file).subarray(from).toString();
    const messages = written.match(/^(?:gateway|overland-identity)\|LOG: +(?:statement|execute).*$/gm) ?? [];
    return {
      statements: messages.reduce((sum, message) => sum + ofMessage(message), 0),
      ms: performance.now() - started,
    };
  };
  try {
    await set(`set log_line_prefix = '%a|'`, `set log_statement = 'all'`);
    const idle = await countDuring(() => pause(5 * settleMs));
    const busy = await countDuring(async () => {
      for (let index = 0; index < amount; index += 1) await logIn(index);
      await pause(settleMs);
    });
    return (busy.statements - (idle.statements * busy.ms) / idle.ms) / amount;
  } finally {
    await set('reset log_line_prefix', 'reset log_statement');
    await admin.end();
  }
}
