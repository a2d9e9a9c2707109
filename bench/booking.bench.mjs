import pg from 'pg';
import { bookRequest, copyQuote, makeQuote } from './book-request.mjs';
import { adminUrlOf, appUrlOf } from './databases.mjs';
import { percentile, timeOf, timesAtRate } from './latency.mjs';
import { quickly, takeTurns } from './measure.mjs';
import { rateOf } from './rate-of.mjs';
import { adapt, naming, recordStatements } from './recorded-statements.mjs';
import { ratio } from './rows.mjs';

export const name = 'P10';
export const title = 'Booking an order over HTTP';

const lanes = 8;
const perRound = quickly(160);
const rounds = 5;
const steady = { perSecond: 200, amount: quickly(800) };

export async function run(product) {
  const admin = new pg.Client({ connectionString: adminUrlOf(product, 'overland_quoting') });
  await admin.connect();
  try {
    const token = await product.signIn('kayla@lonestarmotors.example');
    const headers = { 'content-type': 'application/json', authorization: `JWT ${token}` };
    const quote = await makeQuote(product.site, headers);
    const copies = await copyQuote(admin, quote, 2 * perRound * (rounds + 1) + steady.amount + 20);
    const request = () => bookRequest(product.site, headers, quote, copies.pop());
    const recorded = await recordOne({ admin, product, request, copies });
    const overHttp = () => rateOf({ amount: perRound, lanes }, () => timeOf(request()));
    const alone = await replayer(product, recorded);
    try {
      await overHttp();
      const figures = await takeTurns(
        {
          http: overHttp,
          statements: () => rateOf({ amount: perRound, lanes }, (lane) => alone.run(lane, copies.pop())),
        },
        { times: rounds, unit: '/s' },
      );
      const times = await timesAtRate(request, steady);
      return [
        {
          what: `rate over that of its ${recorded.count} statements alone (by pg on as many connections: they go to two databases)`,
          figures: ratio(figures.http, figures.statements),
          atLeast: 0.5,
          why: 'gateway, two services, validation and mails of the bookings before share two cores with the database',
        },
        {
          what: `p99 at ${steady.perSecond}/s`,
          figures: [percentile(times, 0.99)],
          unit: 'ms',
          atMost: 25,
          why: 'two cores are busy with fewer; the requests queue',
        },
        { what: `p50 at ${steady.perSecond}/s`, figures: [percentile(times, 0.5)], unit: 'ms' },
      ];
    } finally {
      await alone.end();
    }
  } finally {
    await admin.end();
  }
}

/** One booking, and what the databases were asked for it. The first one warms up. */
async function recordOne({ admin, product, request, copies }) {
  await timeOf(request());
  const booked = copies.at(-1);
  let orderId = '';
  const all = await recordStatements(admin, product, async () => {
    const { url, method, headers, body } = request();
    const answer = await fetch(url, { method, headers, body });
    if (!answer.ok) throw new Error(`POST /order answered ${answer.status}.`);
    ({ orderId } = await answer.json());
  });
  const transactions = naming(all, [booked._id, orderId]);
  const count = transactions.reduce((sum, { statements }) => sum + statements.length, 0);
  console.log(`  a booking asks ${count} statements in ${transactions.length} transactions`);
  return { from: { quote: booked, orderId }, transactions, count };
}

/** Runs the recorded statements for other quotes, on one connection to each database for each lane. */
async function replayer(product, { transactions, from }) {
  const databases = [...new Set(transactions.map(({ database }) => database))];
  const connect = async (database) => {
    const client = new pg.Client({ connectionString: appUrlOf(product, database) });
    await client.connect();
    return [database, client];
  };
  const clients = await Promise.all(
    Array.from({ length: lanes }, async () => new Map(await Promise.all(databases.map(connect)))),
  );
  return {
    async run(lane, to) {
      for (const { database, statements } of adapt(transactions, { from, to })) {
        for (const { sql, values } of statements) await clients[lane].get(database).query(sql, values);
      }
    },
    end: () => Promise.all(clients.flatMap((each) => [...each.values()].map((client) => client.end()))),
  };
}
