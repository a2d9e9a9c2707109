// npm run keep-data: keeps the data of this release in e2e/data (CONTRIBUTING.md, A release). KEEP_AS gives it another name.
import { readFileSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { account, orders, orderWork, quotes, type ServiceName, users } from '@overland/contracts';
import { runningVersion } from '@overland/service-kit';
import { testKeys } from '@overland/service-kit/testing';
import { orderAtDispatch } from '../src/at-dispatch.js';
import { aBooking, aMove } from '../src/builders.js';
import { ChaosProduct } from '../src/chaos/chaos-product.js';
import { signalAll } from '../src/chaos/silent-processes.js';
import { type KeptData, keptStory, takeDatabase, writeKeptData } from '../src/kept-data.js';
import { call, signInAs, until } from '../src/product.js';

const home = path.resolve(import.meta.dirname, '../../.data/e2e-keep-data');
const services: ServiceName[] = ['identity', 'quoting', 'orders', 'notifications', 'reporting'];

const signIn = async (email: string, { site, inbox }: ChaosProduct) => ({
  origin: site,
  token: (await signInAs(email, undefined, { origin: site, inbox })).token,
});
type Caller = Awaited<ReturnType<typeof signIn>>;

async function book(customerEmail: string, caller: Caller) {
  const { body: quote } = await call(quotes.create, { body: aMove() }, caller);
  const { status, body } = await call(orders.book, { body: aBooking(quote, { customerEmail }) }, caller);
  expect(status).toBe(200);
  return body;
}

/** An order at dispatch that was moved a moment ago: its emails wait for their minute. */
async function moveOne(product: ChaosProduct, caller: Caller): Promise<void> {
  const staff = await signIn(keptStory.staff, product);
  const { orderId, uniqueId } = await book(keptStory.moved, caller);
  await orderAtDispatch(uniqueId, product.dispatch);
  await until('its emails', async () => (await emailsOf(product, 'sent', orderId)) > 0, 60);
  const moved = await call(orderWork.move, { params: { orderId }, body: { sdStatus: 'accepted' } }, staff);
  expect(moved.status).toBe(200);
  await until('emails that wait', async () => (await emailsOf(product, 'queued', orderId)) > 0, 60);
}

async function emailsOf(product: ChaosProduct, status: string, orderId: string): Promise<number> {
  const sql = 'select id from email_log where status = $1 and order_id = $2';
  return (await product.databases.ask('notifications', sql, [status, orderId])).length;
}

/** What nobody works off: an order that dispatch and others have not heard of, another name, a quote. */
async function leaveWork(caller: Caller): Promise<void> {
  await book(keptStory.booked, caller);
  await call(quotes.create, { body: { ...aMove(), customerFullName: keptStory.quoted } }, caller);
  const { email, lastName, phone, mobilePhone, version } = (await call(users.own, {}, caller)).body;
  const body = { email, firstName: keptStory.firstName, lastName, phone, mobilePhone, version };
  const changed = await call(account.update, { body }, caller);
  expect(changed.status).toBe(200);
}

async function take(product: ChaosProduct): Promise<KeptData['databases']> {
  const taken = services.map(async (service) => {
    const client = await product.databases.connect(service);
    const database = await takeDatabase(client);
    await client.end();
    return [service, database] as const;
  });
  return Object.fromEntries(await Promise.all(taken)) as KeptData['databases'];
}

it('keeps what a product has in its databases, in the midst of its work', async () => {
  const { sealKey } = testKeys();
  const env = { MAIL_SEAL_KEY: sealKey, IDENTITY_SEAL_KEY: sealKey };
  Object.assign(process.env, env);
  const product = await ChaosProduct.start('split', home);
  const workers = product.parts().flatMap(({ name, pid }) => (name.endsWith('worker') ? [pid] : []));
  try {
    const caller = await signIn(keptStory.user, product);
    await moveOne(product, caller);
    signalAll(workers, 'SIGSTOP');
    await leaveWork(caller);
    const file = writeKeptData({
      name: process.env.KEEP_AS ?? runningVersion,
      takenAt: new Date().toISOString(),
      env,
      dispatch: readFileSync(path.join(home, 'dispatch/orders.json'), 'utf8'),
      databases: await take(product),
    });
    process.stdout.write(`${file}: ${Math.round(statSync(file).size / 1024)} kB\n`);
  } finally {
    signalAll(workers, 'SIGCONT');
    await product.end('SIGINT');
    rmSync(home, { recursive: true, force: true });
  }
});
