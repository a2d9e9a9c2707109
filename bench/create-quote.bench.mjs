import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { copySql, makeQuote } from './book-request.mjs';
import { adminUrlOf } from './databases.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { databaseClient, transactionsPerSecond } from './pgbench.mjs';
import { rateOf } from './rate-of.mjs';
import { ratio } from './rows.mjs';

export const name = 'P2';
export const title = 'Creating and saving a quote over HTTP';

const lanes = 8;
const perRound = quickly(240);
const seconds = quickly(4);

export async function run(product) {
  const url = adminUrlOf(product, 'overland_quoting');
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  try {
    const token = await product.signIn('kayla@lonestarmotors.example');
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
    const create = () => makeQuote(`${product.site}/api`, headers);
    const createAndSave = async () => save(product.site, headers, await create());
    const script = `${await copySql(admin, { id: (await create())._id, count: 1 })};`;
    const insert = () =>
      transactionsPerSecond({
        url,
        script,
        replay: (client) => client.query(script),
        clients: lanes,
        seconds,
      });
    const createRate = () => rateOf({ amount: perRound, lanes }, create);
    await createRate();
    const figures = await takeTurns(
      {
        both: () => rateOf({ amount: perRound, lanes }, createAndSave),
        create: createRate,
        insert,
      },
      { times: 5, unit: '/s' },
    );
    const wal = await walOf(admin, create);
    return [
      {
        what: `rate over that of its row's insert alone, by ${databaseClient}`,
        figures: ratio(figures.both, figures.insert),
        atLeast: 0.12,
      },
      { what: 'WAL of a quote with its events', figures: wal, unit: 'KB', atMost: 8 },
      { what: "creating alone over its row's insert", figures: ratio(figures.create, figures.insert) },
      { what: 'quotes created and saved', figures: figures.both, unit: '/s' },
      { what: 'inserts of the row alone', figures: figures.insert, unit: '/s' },
    ];
  } finally {
    await admin.end();
  }
}

/** Kilobytes of WAL per quote, including its events; five rounds of forty. */
async function walOf(admin, create) {
  const amount = quickly(40);
  const figures = [];
  for (let round = 0; round < 5; round += 1) {
    await admin.query('checkpoint');
    const {
      rows: [{ before }],
    } = await admin.query('select pg_current_wal_lsn() as before');
    for (let index = 0; index < amount; index += 1) await create();
    await pause(1000);
    const {
      rows: [{ bytes }],
    } = await admin.query('select pg_wal_lsn_diff(pg_current_wal_lsn(), $1)::float8 as bytes', [before]);
    figures.push(bytes / amount / 1000);
  }
  return figures;
}

async function save(site, headers, { _id }) {
  const body = JSON.stringify({ quoteId: _id, status: 'Saved' });
  const saved = await fetch(`${site}/api/quote`, { method: 'PUT', headers, body });
  if (!saved.ok) throw new Error(`PUT /quote answered ${saved.status}.`);
  await saved.arrayBuffer();
}
