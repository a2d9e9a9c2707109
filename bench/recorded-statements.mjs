// The statements of a booking as the database gets them, taken from its own log, to be run again without the product.
import { randomUUID } from 'node:crypto';
import { readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

/** Fields of a log line of ours: process, database, program. */
const prefix = '~%p~%d~%a~';
const line = /^~(\d+)~(\w*)~([\w-]*)~\w+: {2}(.*)$/s;

/**
 * Runs `work` while the server notes every statement.
 * @returns transactions in the order of their ends: `{ database, statements: [{ sql, values }] }`
 */
export async function recordStatements(admin, { dataDir }, work) {
  const file = path.join(dataDir, 'postgres.log');
  await admin.query(`alter system set log_line_prefix = '${prefix}'`);
  await admin.query(`alter system set log_statement = 'all'`);
  await reload(admin);
  const start = statSync(file).size;
  try {
    await work();
  } finally {
    await admin.query('alter system reset log_statement');
    await admin.query('alter system reset log_line_prefix');
    await reload(admin);
  }
  return transactionsOf(readFileSync(file).subarray(start).toString());
}

async function reload(admin) {
  await admin.query('select pg_reload_conf()');
  // Every process of the server reads its settings before its next statement, which the log must not miss.
  await pause(500);
}

function transactionsOf(text) {
  const done = [];
  const open = new Map();
  let last = null;
  // A statement goes on in lines that begin with a tab.
  for (const entry of text.split(/\n(?!\t)/)) {
    const [, pid, database, program, said] = line.exec(entry) ?? [];
    if (!program?.startsWith('overland-')) continue;
    const sql = /^(?:statement|execute [^:]*): (.*)$/s.exec(said)?.[1];
    if (sql === undefined) {
      if (last?.pid === pid && /^parameters: /i.test(said)) last.statement.values = valuesOf(said);
      continue;
    }
    const statement = { sql: sql.replaceAll('\n\t', '\n'), values: [] };
    last = { pid, statement };
    const current = open.get(pid) ?? { database, statements: [] };
    current.statements.push(statement);
    if (/^(start transaction|begin)/i.test(sql)) open.set(pid, current);
    else if (!open.has(pid)) done.push(current);
    else if (/^(commit|rollback)/i.test(sql)) {
      open.delete(pid);
      done.push(current);
    }
  }
  return done;
}

/** `parameters: $1 = 'it''s', $2 = NULL` */
function valuesOf(text) {
  const found = text.replaceAll('\n\t', '\n').matchAll(/\$\d+ = (NULL|'((?:[^']|'')*)')/g);
  return [...found].map(([, whole, inner]) => (whole === 'NULL' ? null : inner.replaceAll("''", "'")));
}

/** Those that name one of the words, and are no part of the work behind the booking. */
export function naming(transactions, words) {
  return transactions.filter(
    ({ database, statements }) =>
      !database.endsWith('_queue') &&
      statements.some(({ values }) => values.some((value) => words.some((word) => value?.includes(word)))) &&
      !statements.some(({ sql }) => /published_at|processed_events/.test(sql)),
  );
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** What an event is given for an id when it is written. */
function eventIdsOf({ sql, values }) {
  return /insert into outbox/i.test(sql) ? values.filter((value) => value && uuid.test(value)) : [];
}

/** The same for another quote: its id and number, an order and events of its own. */
export function adapt(transactions, { from, to }) {
  const events = transactions.flatMap(({ statements }) => statements.flatMap(eventIdsOf));
  const words = [
    ...events.map((id) => [id, randomUUID()]),
    [from.quote._id, to._id],
    [from.orderId, randomUUID()],
    [String(from.quote.uniqueId), String(to.uniqueId)],
  ];
  const change = (value) =>
    value && words.reduce((text, [before, after]) => text.replaceAll(before, after), value);
  return transactions.map(({ database, statements }) => ({
    database,
    statements: statements.map(({ sql, values }) => ({ sql, values: values.map(change) })),
  }));
}
