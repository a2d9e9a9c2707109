import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { emails, orders, quotes } from '@overland/contracts';
import { endProduct, freePorts, launchProduct, type RunningProduct } from '../launch-product.cjs';
import { aBooking, aMove } from './builders.js';
import { call, signInAs, until } from './product.js';

const root = path.resolve(import.meta.dirname, '../..');
const home = path.join(root, '.data/e2e-backup');
const [dataDir, place, kept] = ['data', 'place', 'kept'].map((name) => path.join(home, name)) as [
  string,
  string,
  string,
];
const kayla = 'kayla@lonestarmotors.example';
let product: RunningProduct | undefined;

beforeAll(() => {
  rmSync(home, { recursive: true, force: true });
  mkdirSync(kept, { recursive: true });
});
afterAll(async () => {
  if (product) await endProduct(product.child);
});

async function start(): Promise<RunningProduct> {
  const entry = process.env.E2E_BUILT ? 'e2e/start-built.mjs' : 'e2e/start.mjs';
  product = await launchProduct({ dataDir, ports: await freePorts(), env: { LOG_LEVEL: 'warn' }, entry });
  return product;
}

const command = (name: string, ...args: string[]) =>
  execFileSync(process.execPath, [`stack/dist/backup/run-${name}.js`, ...args], {
    cwd: root,
    encoding: 'utf8',
  });

const signIn = async ({ site: origin, inbox }: RunningProduct) => ({
  origin,
  token: (await signInAs(kayla, undefined, { origin, inbox })).token,
});
type Session = Awaited<ReturnType<typeof signIn>>;

async function book(session: Session) {
  const { body: quote } = await call(quotes.create, { body: aMove() }, session);
  const { status, body } = await call(orders.book, { body: aBooking(quote) }, session);
  expect(status).toBe(200);
  return body.orderId;
}

const statusOf = async (orderId: string, session: Session) =>
  (await call(orders.get, { params: { orderId } }, session)).status;

const emailsOf = async (orderId: string, session: Session) =>
  (await call(emails.logs, { params: { orderId } }, session)).body;

/** It outlives a product that was killed. */
function killDatabase(): void {
  const [pid] = readFileSync(path.join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n');
  process.kill(Number(pid), 'SIGKILL');
}

/** What a moment of the ledger is compared by: each order's state, price and number. */
async function ledgerOf(session: Session) {
  const { body } = await call(orders.list, { body: { limit: 150 } }, session);
  return body.rows.map(({ _id, uniqueId, price, sdStatus }) => ({ _id, uniqueId, price, sdStatus }));
}

/** A hash of each file in a folder. */
function hashesOf(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map(({ parentPath, name }) => {
      const file = path.join(parentPath, name);
      return [path.relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')];
    }),
  );
}

it('F19: restores the ledger of an instant between two bookings, with its files, and sends nothing twice', async () => {
  let running = await start();
  let session = await signIn(running);
  const before = await book(session);
  command('backup', place, '--data', dataDir);
  const after = await book(session);
  const ledger = await ledgerOf(session);
  await until('its emails', async () =>
    (await emailsOf(after, session)).some(({ status }) => status === 'sent'),
  );
  await pause(50);
  const instant = new Date().toISOString();
  await pause(50);
  const later = await book(session);
  const files = hashesOf(path.join(dataDir, 'files'));
  // Changes are in the place five seconds after they were made, and new files ten.
  await pause(10_000);
  expect(command('backup', '--verify', '--data', dataDir)).toMatch(/Any instant from .* each file is there/s);
  await endProduct(running.child, 'SIGKILL');
  killDatabase();
  for (const name of ['secrets.json', 'postgres.password']) {
    renameSync(path.join(dataDir, name), path.join(kept, name));
  }
  rmSync(dataDir, { recursive: true });

  const said = command('restore', place, '--at', instant, '--into', dataDir, '--secrets', kept);
  expect(said).toContain('held back');
  running = await start();
  expect(await statusOf(before, { ...session, origin: running.site })).toBe(401);
  session = await signIn(running);
  expect(await ledgerOf(session)).toEqual(ledger);
  expect(await statusOf(later, session)).toBe(404);
  expect(hashesOf(path.join(dataDir, 'files'))).toEqual(files);

  const booked = await book(session);
  await until('its emails to wait', async () => (await emailsOf(booked, session)).length > 0);
  expect(command('resume-sending', '--data', dataDir)).toMatch(/emails: held back since .*waiting:/);
  expect((await emailsOf(booked, session)).map(({ status }) => status)).not.toContain('sent');
  expect(
    command('resume-sending', '--drop', 'emails,pushes', '--send', 'dispatch', '--data', dataDir),
  ).toContain('emails: sent');
  expect((await emailsOf(booked, session)).every(({ status, reason }) => status === 'failed' && reason)).toBe(
    true,
  );
}, 240_000);
