import { rmSync } from 'node:fs';
import path from 'node:path';
import { emails, orders, quotes } from '@overland/contracts';
import { endProduct, freePorts, launchProduct, type RunningProduct } from '../launch-product.cjs';
import { aBooking, aMove } from './builders.js';
import { ProductDatabases } from './databases.js';
import { HoldingSmtp } from './holding-smtp.js';
import { call, signInAs, until } from './product.js';
import { isReady, type PartRow, readParts } from './split-parts.js';

const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e-email-crash');
const bookings = 3;
const kills = 2;
/** docs/product/emails.md: what people wait at most for their emails after the last of a series of crashes. */
const longestWaitMs = 35_000;

let product: RunningProduct;
let smtp: HoldingSmtp;
let databases: ProductDatabases;
let token: string;

beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  const ports = await freePorts();
  smtp = new HoldingSmtp(ports['smtp-port']);
  databases = new ProductDatabases(dataDir, ports['postgres-port']);
  const env = { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn', SMTP_URL: await smtp.start() };
  product = await launchProduct({ dataDir, ports, env, args: ['--split'], entry: 'e2e/start-built.mjs' });
  const { site: origin, inbox } = product;
  ({ token } = await signInAs('kayla@lonestarmotors.example', undefined, { origin, inbox }));
}, 180_000);
afterAll(async () => {
  await endProduct(product.child);
  smtp.stop();
}, 60_000);

function part(name: string): PartRow {
  const found = readParts(dataDir).find((each) => each.name === name);
  if (!found) throw new Error(`No part ${name}`);
  return found;
}

/** kill -9. @returns when the part was started again, by `performance.now()`. */
async function crash(name: string): Promise<number> {
  const { pid } = part(name);
  process.kill(pid, 'SIGKILL');
  await until(`${name} to be started again`, async () => part(name).pid !== pid, 30);
  return performance.now();
}

async function bookOne(): Promise<string> {
  const options = { token, origin: product.site };
  const quote = await call(quotes.create, { body: aMove() }, options);
  const { status, body } = await call(orders.book, { body: aBooking(quote.body) }, options);
  expect({ status, message: body.message }).toMatchObject({ status: 200 });
  return body.orderId;
}

/** Kills the service twice while it applies the events: each time its transaction waits for our lock. */
async function crashWhileEventsAreApplied(book: () => Promise<void>): Promise<void> {
  const lock = await databases.connect('notifications');
  const seen = new Set<number>();
  const isApplying = async () => {
    const { rows } = await lock.query<{ pid: number }>(
      `select pid from pg_locks where relation = 'processed_events'::regclass and not granted`,
    );
    const fresh = rows.filter(({ pid }) => !seen.has(pid));
    for (const { pid } of fresh) seen.add(pid);
    return fresh.length > 0;
  };
  await lock.query('begin');
  await lock.query('lock table processed_events in exclusive mode');
  await book();
  for (let left = kills; left > 0; left -= 1) {
    await until('the service to apply an event', isApplying, 30);
    await crash('notifications');
  }
  await lock.query('rollback');
  await lock.end();
}

/** Kills the worker twice while the mail server has its emails and has not answered. @returns its last start. */
async function crashWhileEmailsAreSent(): Promise<number> {
  let lastStart = 0;
  for (let left = kills; left > 0; left -= 1) {
    const before = smtp.held;
    await until('the worker to wait for an answer', async () => smtp.held > before, 60);
    // Before the kill: the worker that is started after the last one is answered.
    if (left === 1) smtp.isHolding = false;
    lastStart = await crash('notifications worker');
  }
  return lastStart;
}

const rowsOf = async (orderId: string) => {
  const { body } = await call(emails.logs, { params: { orderId } }, { token, origin: product.site });
  return body;
};

async function copiesByMessageId(): Promise<Map<string, number>> {
  const reply = await fetch(`${product.inbox}/api/v1/search?limit=500&query=`);
  const { messages } = (await reply.json()) as { messages: { MessageID: string }[] };
  const copies = new Map<string, number>();
  for (const { MessageID } of messages) copies.set(MessageID, (copies.get(MessageID) ?? 0) + 1);
  return copies;
}

it('two crashes while events are applied and two while emails are sent lose no email of an acknowledged booking, and all are out within 35 s of the last start', async () => {
  const orderIds: string[] = [];
  smtp.isHolding = true;
  await crashWhileEventsAreApplied(async () => {
    for (let left = bookings; left > 0; left -= 1) orderIds.push(await bookOne());
  });
  const lastStart = await crashWhileEmailsAreSent();
  await until(
    'every email to be sent',
    async () => {
      const logs = await Promise.all(orderIds.map(rowsOf));
      return logs.every((rows) => rows.length > 2 && rows.every(({ status }) => status === 'sent'));
    },
    longestWaitMs / 1000,
  );
  expect(performance.now() - lastStart).toBeLessThan(longestWaitMs);

  const ids = await databases.ask<{ message_id: string }>(
    'notifications',
    'select message_id from email_log where order_id = any($1)',
    [orderIds],
  );
  const copies = await copiesByMessageId();
  const ofEach = ids.map(({ message_id }) => copies.get(message_id.replace(/^<|>$/g, '')) ?? 0);
  expect(Math.min(...ofEach)).toBe(1);
  expect(Math.max(...ofEach)).toBeLessThanOrEqual(1 + kills);
  // Every further copy is one that the mail server had taken when its worker was killed.
  expect(ofEach.reduce((sum, count) => sum + count - 1, 0)).toBeLessThanOrEqual(smtp.held);
  await until('both parts to be well', async () =>
    (await Promise.all(['notifications', 'notifications worker'].map((name) => isReady(part(name))))).every(
      Boolean,
    ),
  );
}, 180_000);
