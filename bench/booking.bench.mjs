import { withServer } from './baseline.mjs';
import { prepareBookings } from './book-request.mjs';
import { databaseCpuSeconds } from './database-cpu.mjs';
import { openEmailLog } from './email-log.mjs';
import { percentile, timeOf, timesAtRate } from './latency.mjs';
import { statementsFor } from './logged-statements.mjs';
import { cpuSeconds, quickly } from './measure.mjs';
import { withProduct } from './product.mjs';
import { rateDuring } from './rate-of.mjs';

export const name = 'P10';
export const title = 'Booking an order over HTTP, its emails keeping up';
/** Its emails go to a mail server of its own. */
export const hosting = 'none';

const rounds = quickly(3);
const steady = { perSecond: 15, amount: quickly(300) };
const sustained = { lanes: 16, seconds: quickly(10) };
const mostPerSecond = 200;

export function run() {
  return withServer('smtp-sink.mjs', (sink) =>
    withProduct('apart', measure, { SMTP_URL: `smtp://127.0.0.1:${sink.smtpPort}` }),
  );
}

async function measure(product) {
  const most = steady.amount * (rounds + 2) + mostPerSecond * sustained.seconds * rounds;
  const { next } = await prepareBookings(product, most);
  const log = await openEmailLog(product);
  try {
    await timesAtRate(next, steady);
    let { bookings, emails } = await log.allSent(steady.amount);
    const perBooking = emails / bookings;
    const statements = await statementsFor(product, {
      apps: 'gateway|overland-[a-z]+',
      amount: steady.amount,
      async work() {
        await timesAtRate(next, steady);
        ({ bookings } = await log.allSent(bookings + steady.amount));
      },
    });
    const figures = { cpu: [], p50: [], p99: [], rate: [], withEmails: [] };
    for (let round = 1; round <= rounds; round += 1) {
      const before = usedBy(product);
      const times = await timesAtRate(next, steady);
      ({ bookings } = await log.allSent(bookings + steady.amount));
      figures.cpu.push(((usedBy(product) - before) * 1000) / steady.amount);
      figures.p50.push(percentile(times, 0.5));
      figures.p99.push(percentile(times, 0.99));
      const started = performance.now();
      const { amount, perSecond } = await rateDuring(sustained, () => timeOf(next()));
      ({ bookings } = await log.allSent(bookings + amount));
      figures.rate.push(perSecond);
      figures.withEmails.push((amount * 1000) / (performance.now() - started));
      logRound(round, figures);
    }
    return rowsOf({ ...figures, statements, perBooking });
  } finally {
    await log.close();
  }
}

/** CPU seconds of Node.js and of the database. */
const usedBy = (product) => cpuSeconds(product.pid) + databaseCpuSeconds(product);

function logRound(round, figures) {
  const line = Object.entries(figures).map(([what, values]) => `${what} ${values.at(-1).toFixed(1)}`);
  console.log(`  round ${round}: ${line.join(', ')}`);
}

function rowsOf({ cpu, statements, perBooking, p50, p99, rate, withEmails }) {
  const { perSecond } = steady;
  const { lanes } = sustained;
  return [
    { what: `CPU of Node.js and database at ${perSecond}/s`, figures: cpu, unit: 'ms', atMost: 75 },
    { what: 'SQL statements of a booking with its emails', figures: [statements], unit: '', atMost: 120 },
    { what: 'emails of a booking', figures: [perBooking], unit: '' },
    { what: `p99 at ${perSecond}/s`, figures: p99, unit: 'ms', atMost: 50 },
    { what: `p50 at ${perSecond}/s`, figures: p50, unit: 'ms' },
    { what: `bookings in ${lanes} lanes`, figures: rate, unit: '/s' },
    { what: `bookings in ${lanes} lanes, until their emails were sent`, figures: withEmails, unit: '/s' },
  ];
}
