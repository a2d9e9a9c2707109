import pg from 'pg';
import PostalMime from 'postal-mime';
import { mailLanes } from '../services/notifications/dist/emails/mail-lanes.js';
import { openSmtpPool } from '../services/notifications/dist/emails/smtp-transport.js';
import { withServer } from './baseline.mjs';
import { prepareBookings } from './book-request.mjs';
import { databaseCpuSeconds } from './database-cpu.mjs';
import { adminUrlOf } from './databases.mjs';
import { openEmailLog } from './email-log.mjs';
import { answersAtRate, percentile, timeOf } from './latency.mjs';
import { cpuSeconds, quickly, takeTurns } from './measure.mjs';
import { withProduct } from './product.mjs';
import { rateOf } from './rate-of.mjs';
import { ratio } from './rows.mjs';
import { walOf } from './wal.mjs';

export const name = 'P11';
export const title = 'Emails of bookings from the outbox to the mail server';
/** It has a mail server of its own. */
export const hosting = 'none';

const nodeMajor = Number(process.versions.node.split('.')[0]);
const mailConnections = mailLanes.others.connections;
const eventsPerRound = quickly(100);
const steady = { perSecond: 15, amount: quickly(300) };
const steadyRounds = quickly(3);

export function run() {
  return withServer('smtp-sink.mjs', (sink) =>
    withProduct('apart', (product) => measure(product, sink), {
      SMTP_URL: `smtp://127.0.0.1:${sink.smtpPort}`,
    }),
  );
}

async function measure(product, sink) {
  const { next } = await prepareBookings(product, steady.amount * (steadyRounds + 1) + 1);
  const orders = new pg.Client({ connectionString: adminUrlOf(product, 'overland_orders') });
  await orders.connect();
  const log = await openEmailLog(product);
  try {
    const { rates, costs } = await compareRates({ product, orders, log, sink, book: () => timeOf(next()) });
    const { delays, refused } = await delaysOf({ orders, log, next });
    return [
      {
        what: `rate from the outbox over that of a pooled nodemailer loop with the same emails`,
        figures: ratio(rates.product, rates.nodemailer),
        atLeast: nodeMajor >= 24 ? 0.8 : 0.5,
      },
      { what: 'emails from the outbox', figures: rates.product, unit: '/s' },
      { what: 'emails by nodemailer alone', figures: rates.nodemailer, unit: '/s' },
      {
        what: 'CPU of an email, from its event on, of the product and PostgreSQL',
        figures: costs.map(({ milliseconds }) => milliseconds),
        unit: 'ms',
        atMost: 3.5,
      },
      { what: 'WAL of an email', figures: costs.map(({ kilobytes }) => kilobytes), unit: 'KB' },
      { what: 'transactions', figures: costs.map(({ transactions }) => transactions), unit: 'per email' },
      {
        what: `from the order's commit to the mail server's answer at ${steady.perSecond} orders/s, p99`,
        figures: delays.map((times) => percentile(times, 0.99)),
        unit: 's',
        atMost: 1,
        why: `${steady.perSecond} orders make ${6 * steady.perSecond} emails a second, beside the orders themselves`,
      },
      {
        what: `from the order's commit to the mail server's answer at ${steady.perSecond} orders/s, p50`,
        figures: delays.map((times) => percentile(times, 0.5)),
        unit: 's',
      },
      { what: `orders refused at ${steady.perSecond}/s`, figures: refused, unit: '%' },
    ];
  } finally {
    await log.close();
    await orders.end();
  }
}

/**
 * Emails per second: those of copies of a real booking's event, and as many of the same by nodemailer; and what each of the first
 * cost.
 */
async function compareRates({ product, orders, log, sink, book }) {
  await book();
  let { bookings, emails } = await log.allSent(1);
  const samples = await latestOf(sink, emails);
  const amount = emails * eventsPerRound;
  const { rows } = await orders.query(
    `select id from outbox where type = 'order.booked' order by position desc limit 1`,
  );
  const costs = [];
  const fromOutbox = async () => {
    const before = await receivedBy(sink);
    const unused = await usedBy(product, orders);
    let rate = 0;
    const bytes = await walOf(product, async () => {
      await copyEvent(orders, rows[0].id);
      await receivedBy(sink, before + 1);
      const started = performance.now();
      await receivedBy(sink, before + amount);
      rate = ((amount - 1) * 1000) / (performance.now() - started);
      ({ bookings } = await log.allSent(bookings + eventsPerRound));
    });
    const cost = costOf(await usedBy(product, orders), unused, amount);
    costs.push({ ...cost, kilobytes: bytes / 1000 / amount });
    return rate;
  };
  const pool = openSmtpPool(`smtp://127.0.0.1:${sink.smtpPort}`, mailConnections);
  const byNodemailer = () => {
    let next = 0;
    return rateOf({ amount, lanes: 2 * mailConnections }, () => {
      next += 1;
      return pool.sendMail(samples[next % samples.length]);
    });
  };
  try {
    await fromOutbox();
    await byNodemailer();
    const rates = await takeTurns(
      { product: fromOutbox, nodemailer: byNodemailer },
      { times: 5, unit: '/s' },
    );
    // The first warms up.
    return { rates, costs: costs.slice(1) };
  } finally {
    pool.close();
  }
}

/** What the product and its PostgreSQL have used so far. */
async function usedBy(product, client) {
  const { rows } = await client.query(
    'select sum(xact_commit)::float8 as transactions from pg_stat_database',
  );
  return { seconds: cpuSeconds(product.pid) + databaseCpuSeconds(product), ...rows[0] };
}

function costOf(after, before, emails) {
  const cost = {
    milliseconds: (1000 * (after.seconds - before.seconds)) / emails,
    transactions: (after.transactions - before.transactions) / emails,
  };
  console.log(`  of an email: ${JSON.stringify(cost)}`);
  return cost;
}

/** The event of a booking, again for other orders. The relay may be at rest and find them seconds later. */
function copyEvent(orders, id) {
  return orders.query(
    `insert into outbox (id, type, payload, request_id)
     select gen_random_uuid(), type, payload || jsonb_build_object('orderId', gen_random_uuid()), request_id
     from outbox, generate_series(1, ${eventsPerRound}) where id = $1`,
    [id],
  );
}

/** Answers once the sink has received as many. */
async function receivedBy(sink, atLeast = 0) {
  return Number(await (await fetch(`${sink.url}/received/${atLeast}`)).text());
}

/** The last emails that the sink received, as nodemailer takes them. */
async function latestOf(sink, count) {
  const raw = await (await fetch(`${sink.url}/latest`)).json();
  const parsed = await Promise.all(raw.slice(-count).map((each) => PostalMime.parse(each)));
  return parsed.map(({ from, to, replyTo, subject, text, html, attachments }) => ({
    from,
    to,
    replyTo,
    subject,
    text,
    html,
    attachments: attachments.map(({ filename, mimeType, contentId, content }) => ({
      filename: filename ?? false,
      contentType: mimeType,
      cid: contentId?.slice(1, -1),
      content: Buffer.from(content),
    })),
  }));
}

/**
 * By round: seconds of each email, and the percentage of orders that were refused. An outbox row has the time when its
 * transaction began, which is before the commit.
 */
async function delaysOf({ orders, log, next }) {
  let { bookings } = await log.count();
  const found = { delays: [], refused: [] };
  for (let round = 0; round <= steadyRounds; round += 1) {
    const { rows } = await orders.query('select max(position) as last from outbox');
    const answers = await answersAtRate(next, steady);
    const taken = answers.filter(({ status }) => status === 'fulfilled').length;
    ({ bookings } = await log.allSent(bookings + taken));
    // The first round warms up.
    if (round === 0) continue;
    found.delays.push(await delaysSince({ orders, log, position: rows[0].last }));
    found.refused.push((100 * (steady.amount - taken)) / steady.amount);
    console.log(`  round ${round}: ${found.refused.at(-1).toFixed(1)} % of orders refused`);
  }
  return found;
}

async function delaysSince({ orders, log, position }) {
  const { rows } = await orders.query(
    `select id, created_at from outbox where type = 'order.booked' and position > $1`,
    [position],
  );
  const writtenAt = new Map(rows.map(({ id, created_at }) => [id, created_at]));
  const emails = (await log.sentTimes()).filter(({ event_id }) => writtenAt.has(event_id));
  const delays = emails.map(({ event_id, sent_at }) => (sent_at - writtenAt.get(event_id)) / 1000);
  console.log(`  ${delays.length} emails, p99 ${percentile(delays, 0.99).toFixed(2)} s`);
  return delays;
}
