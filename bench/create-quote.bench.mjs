import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { copySql, makeQuote } from './book-request.mjs';
import { adminUrlOf } from './databases.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { databaseClient, transactionsPerSecond } from './pgbench.mjs';
import { rateOf } from './rate-of.mjs';
import { ratio } from './rows.mjs';
import { walOf } from './wal.mjs';

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
    const wal = await takeTurns(
      { create: () => walEach(product, create), both: () => walEach(product, createAndSave) },
      { times: 5, unit: 'KB' },
    );
    return [
      {
        what: `rate over that of its row's insert alone, by ${databaseClient}`,
        figures: ratio(figures.both, figures.insert),
        atLeast: 0.07,
      },
      { what: 'WAL to create a quote, with its events', figures: wal.create, unit: 'KB', atMost: 8 },
      { what: 'WAL to create and save it', figures: wal.both, unit: 'KB', atMost: 12 },
      { what: "creating alone over its row's insert", figures: ratio(figures.create, figures.insert) },
      { what: 'quotes created and saved', figures: figures.both, unit: '/s' },
      { what: 'inserts of the row alone', figures: figures.insert, unit: '/s' },
    ];
  } finally {
    await admin.end();
  }
}

/** Kilobytes of WAL for each of forty quotes, with the handing over of their events. */
async function walEach(product, work) {
  const amount = quickly(40);
  const bytes = await walOf(product, async () => {
    for (let index = 0; index < amount; index += 1) await work();
    await pause(1000);
  });
  return bytes / amount / 1000;
}

async function save(site, headers, { _id }) {
  const body = JSON.stringify({ quoteId: _id, status: 'Saved' });
  const saved = await fetch(`${site}/api/quote`, { method: 'PUT', headers, body });
  if (!saved.ok) throw new Error(`PUT /quote answered ${saved.status}.`);
  await saved.arrayBuffer();
}
