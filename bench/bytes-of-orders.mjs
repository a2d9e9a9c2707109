// node bench/bytes-of-orders.mjs [amount]: what a quote and its booking add to the databases and to the log of changes
// (docs/operations/growth.md). Run by hand: the figures change only with the schema.
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { withServer } from './baseline.mjs';
import { bookingOf, makeQuoteRequest } from './book-request.mjs';
import { adminUrlOf } from './databases.mjs';
import { openEmailLog } from './email-log.mjs';
import { withProduct } from './product.mjs';

const amount = Number(process.argv[2] ?? 2000);
const lanes = 4;
const services = ['identity', 'quoting', 'orders', 'notifications', 'reporting'];
/** Smaller ones are listed together. */
const smallestBytes = 100;
const wholeLog = 'log of changes';

async function inLanes(work) {
  let left = amount;
  const lane = async () => {
    while (left-- > 0) await work();
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function answered(request) {
  const { url, ...rest } = request;
  const reply = await fetch(url, rest);
  if (!reply.ok) throw new Error(`${url} answered ${reply.status}: ${await reply.text()}`);
  return reply.json();
}

/** Bytes of each table with its indexes, by `service.table`, and of the log of changes. */
async function read(product) {
  // Events are handed on and sums are folded within a few seconds.
  await pause(10_000);
  const found = new Map();
  for (const service of services) {
    const client = new pg.Client({ connectionString: adminUrlOf(product, `overland_${service}`) });
    await client.connect();
    const { rows } = await client.query(
      `select relname as name, pg_total_relation_size(oid)::float as bytes, pg_indexes_size(oid)::float as indexes
       from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
    );
    const wal = await client.query(`select pg_current_wal_lsn() - '0/0'::pg_lsn as bytes`);
    await client.end();
    for (const { name, bytes, indexes } of rows) found.set(`${service}.${name}`, { bytes, indexes });
    found.set(wholeLog, { bytes: Number(wal.rows[0].bytes), indexes: 0 });
  }
  return found;
}

function print(title, before, after) {
  const rows = [...after].map(([name, { bytes, indexes }]) => ({
    name,
    bytes: (bytes - (before.get(name)?.bytes ?? 0)) / amount,
    indexes: (indexes - (before.get(name)?.indexes ?? 0)) / amount,
  }));
  const tables = rows.filter(({ name }) => name !== wholeLog);
  const wal = rows.find(({ name }) => name === wholeLog);
  const total = tables.reduce((sum, { bytes }) => sum + bytes, 0);
  console.log(
    `\n${title}: ${Math.round(total)} bytes in tables and indexes, ${Math.round(wal.bytes)} in the log of changes`,
  );
  for (const { name, bytes, indexes } of tables.sort((one, other) => other.bytes - one.bytes)) {
    if (bytes >= smallestBytes)
      console.log(`  ${name}: ${Math.round(bytes)}, of these ${Math.round(indexes)} indexes`);
  }
}

await withServer('smtp-sink.mjs', (sink) =>
  withProduct(
    'apart',
    async (product) => {
      const api = `${product.site}/api`;
      const token = await product.signIn('kayla@lonestarmotors.example');
      const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
      const log = await openEmailLog(product);
      try {
        const quotes = [];
        const first = await read(product);
        await inLanes(async () => quotes.push(await answered(makeQuoteRequest(api, headers))));
        const quoted = await read(product);
        print('A quote', first, quoted);
        await inLanes(() => answered(bookingOf({ api, headers, quote: quotes.pop() })));
        await log.allSent(amount);
        print('Its booking', quoted, await read(product));
      } finally {
        await log.close();
      }
    },
    { SMTP_URL: `smtp://127.0.0.1:${sink.smtpPort}` },
  ),
);
