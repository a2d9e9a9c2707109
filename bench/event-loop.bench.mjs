import { setTimeout as pause } from 'node:timers/promises';
import { findFreePort } from '@overland/embedded-postgres';
import { makeQuoteRequest, prepareBookings } from './book-request.mjs';
import { openEmailLog } from './email-log.mjs';
import { percentile, timeOf, timesAtRate } from './latency.mjs';
import { quickly } from './measure.mjs';
import { priceRequest } from './price-request.mjs';
import { withProduct } from './product.mjs';
import { rateDuring } from './rate-of.mjs';
import { ratio } from './rows.mjs';

export const name = 'P20';
export const title = 'Event loop under mixed load: prices 50 %, lists 30 %, new quotes 10 %, bookings 10 %';
/** Its product answers for metrics. */
export const hosting = 'none';

const rounds = quickly(3);
const seconds = quickly(20);
const saturation = { lanes: 16, seconds: quickly(10) };
const mostPerSecond = 1000;
/** BENCH_LONG=1 adds ten minutes at a steady rate. */
const isLong = process.env.BENCH_LONG === '1';
const long = { perSecond: 60, minutes: 10 };
const kinds = ['price', 'quotes', 'price', 'orders', 'price', 'create', 'price', 'quotes', 'price', 'book'];

export async function run() {
  const port = await findFreePort();
  const env = { METRICS_PORT: String(port), LISTEN_HOST: '127.0.0.1' };
  return withProduct('together', (product) => measure(product, `http://127.0.0.1:${port}/metrics`), env);
}

async function measure(product, metrics) {
  const next = await mixOf(product);
  const lag = async () => 1000 * (await read(metrics)).nodejs_eventloop_lag_p99_seconds;
  await lag();
  await pause(seconds * 100);
  // Metrics begin anew with each reading.
  const idle = await lag();
  await rateDuring(saturation, () => timeOf(next()));
  const { perSecond: peak } = await rateDuring(saturation, () => timeOf(next()));
  const perSecond = Math.round(peak / 2);
  console.log(`  idle ${idle.toFixed(1)} ms; saturated at ${peak.toFixed(0)}/s`);
  await emailsSent(product);
  const figures = { lag: [], p99: [] };
  for (let round = 1; round <= rounds; round += 1) {
    await lag();
    const times = await timesAtRate(next, { perSecond, amount: perSecond * seconds });
    figures.lag.push(await lag());
    figures.p99.push(percentile(times, 0.99));
    console.log(`  round ${round}: ${figures.lag.at(-1).toFixed(1)} ms`);
  }
  return [
    {
      what: `delay at ${perSecond}/s, half of saturation, p99`,
      figures: figures.lag,
      unit: 'ms',
      atMost: 30,
    },
    { what: 'delay of the idle product, p99: the timer that measures it', figures: [idle], unit: 'ms' },
    { what: `answers at ${perSecond}/s, p99`, figures: figures.p99, unit: 'ms' },
    ...(isLong ? heapRows(await heapByMinute(next, metrics)) : []),
  ];
}

/** Resolves when the emails of all bookings so far were sent. */
async function emailsSent(product) {
  const log = await openEmailLog(product);
  // The last events are handed over within a second.
  await pause(1000);
  await log.allSent(0).finally(() => log.close());
}

/** @returns a function that makes the next request of the mix */
async function mixOf(product) {
  const { site } = product;
  const most = mostPerSecond * (2 * saturation.seconds + rounds * seconds) + (isLong ? 60 * 60 * 10 : 0);
  const { headers, next: book } = await prepareBookings(product, Math.ceil(most / kinds.length));
  const list = (what) => ({ url: `${site}/api/${what}`, method: 'POST', headers, body: '{}' });
  const requests = {
    price: () => priceRequest(site, headers.authorization.replace('JWT ', '')),
    quotes: () => list('quotes'),
    orders: () => list('orders'),
    create: () => makeQuoteRequest(`${site}/api`, headers),
    book,
  };
  let index = 0;
  return () => {
    index += 1;
    return requests[kinds[index % kinds.length]]();
  };
}

/** The metrics by name, without labelled ones. */
async function read(url) {
  const lines = (await (await fetch(url)).text()).split('\n');
  const found = lines.map((line) => /^(\w+) (\S+)$/.exec(line)).filter(Boolean);
  return Object.fromEntries(found.map(([, what, value]) => [what, Number(value)]));
}

/** The smallest heap of each minute in MB: what is left after garbage is collected. */
async function heapByMinute(next, metrics) {
  const minutes = [];
  for (let minute = 1; minute <= long.minutes; minute += 1) {
    const load = timesAtRate(next, { perSecond: long.perSecond, amount: long.perSecond * 60 });
    const isOver = load.then(
      () => true,
      () => true,
    );
    const sizes = [];
    do sizes.push((await read(metrics)).nodejs_heap_size_used_bytes / 1e6);
    while (!(await Promise.race([isOver, pause(1000)])));
    await load;
    minutes.push(Math.min(...sizes));
    console.log(`  minute ${minute}: ${minutes.at(-1).toFixed(1)} MB`);
  }
  return minutes;
}

function heapRows(minutes) {
  const what = `heap after ${long.minutes} minutes at ${long.perSecond}/s`;
  const last = minutes.slice(-1);
  return [
    { what: `${what}, over that after the first`, figures: ratio(last, minutes), atMost: 1.1 },
    { what, figures: last, unit: 'MB' },
  ];
}
