import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import { Database } from '@overland/service-kit';
import {
  aSession,
  findPgbouncer,
  Pgbouncer,
  poolerUsers,
  SilentProxy,
  setTestEnvironment,
  startTestService,
  type TestService,
  until,
} from '@overland/service-kit/testing';
import { QUOTING_CONFIG, type QuotingConfig } from '../config.js';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { PricingSnapshot } from './pricing-snapshot.js';
import { SettingsRepository } from './settings.repository.js';

const lone = aPlainPortal();
const as = aSession({ role: 'User', portalId: lone._id });

let service: TestService;

beforeAll(async () => {
  setTestEnvironment({ QUOTING_POOL_SIZE: '1' });
  service = await startTestService(quoting);
  await replicate(service, lone);
});
afterAll(() => service.close());

/** That of another process on the same database. */
function another(directUrl: string | undefined): PricingSnapshot {
  const find = { strict: false } as const;
  const { QUOTING_DIRECT_DATABASE_URL: _, ...config } = service.app.get<QuotingConfig>(QUOTING_CONFIG, find);
  return new PricingSnapshot(
    service.app.get(Database, find),
    service.app.get(SettingsRepository, find),
    directUrl === undefined ? config : { ...config, QUOTING_DIRECT_DATABASE_URL: directUrl },
  );
}

const describeWithPooler = findPgbouncer() ? describe : describe.skip;

describeWithPooler('what prices depend on, behind a pooler of transactions', () => {
  it('is read at each use, as nothing is heard there', async () => {
    const { database } = service;
    const pooler = await Pgbouncer.start({ server: database.directUrl, users: poolerUsers });
    const byItself = process.env.QUOTING_DATABASE_URL;
    process.env.QUOTING_DATABASE_URL = pooler.urlOf(database.directUrl);
    const snapshot = another(undefined);
    const nameOf = async () => (await snapshot.getPortal(lone._id)).companyName;
    const was = await nameOf();
    const rename = (name: string) =>
      service.dataSource.query(
        `update portal_replicas set data = jsonb_set(data, '{companyName}', to_jsonb($1::text))`,
        [name],
      );
    await rename('Lone Star of Texas');
    expect(await nameOf()).toBe('Lone Star of Texas');
    await rename(was);
    await snapshot.onApplicationShutdown();
    process.env.QUOTING_DATABASE_URL = byItself;
    await pooler.stop();
  });
});

describe('what prices depend on', () => {
  it('is listened for by one connection again after it was cut', async () => {
    const cut = (pid?: number) =>
      service.dataSource.query<{ pid: number }[]>(
        `select pid, $1::int is not null and pg_terminate_backend(pid) as is_cut from pg_stat_activity
       where datname = current_database() and query = 'listen pricing_snapshot' and ($1::int is null or pid = $1)`,
        [pid ?? null],
      );
    const [before] = await cut();
    await cut(before?.pid);
    const snapshot = service.app.get(PricingSnapshot, { strict: false });
    await until('another one listens', async () => {
      await snapshot.get();
      return (await cut()).some(({ pid }) => pid !== before?.pid);
    });
    expect(await cut()).toHaveLength(1);
    const renamed = { ...lone, version: lone.version + 1, companyName: 'Lone Star Autos' };
    await replicate(service, renamed);
    expect((await snapshot.getPortal(lone._id)).companyName).toBe('Lone Star Autos');
  });

  let version = 10;
  const rename = async (companyName: string) => {
    version += 1;
    await replicate(service, { ...lone, version, companyName });
  };
  const isNamed = async (snapshot: PricingSnapshot, companyName: string) =>
    (await snapshot.getPortal(lone._id)).companyName === companyName;

  it('reaches every process, each within 5 s', async () => {
    const { directUrl } = service.database;
    const others = [another(directUrl), another(directUrl)];
    for (const other of others) await other.get();
    await rename('Lone Star Motors of Texas');
    for (const other of others)
      await until('it has the name', () => isNamed(other, 'Lone Star Motors of Texas'), 5);
    await Promise.all(others.map((other) => other.onApplicationShutdown()));
  });

  it('reaches a process whose listening connection has fallen silent, within 5 s', async () => {
    const way = await SilentProxy.open(service.database.directUrl);
    const other = another(way.url);
    await other.get();
    way.silence();
    await rename('Lone Star Motors of Austin');
    await until('it has the name', () => isNamed(other, 'Lone Star Motors of Austin'), 10);
    await other.onApplicationShutdown();
    await way.close();
  });

  /** As after a change of settings, makes or portals: the next use reads again. */
  const forget = () => service.app.get(PricingSnapshot, { strict: false }).forget();
  const create = async () => (await service.call(quotes.create, { as, body: aQuoteRequest() })).body;

  type Quote = Awaited<ReturnType<typeof create>>;
  const calls: [string, (quote: Quote) => Promise<{ status: number }>][] = [
    ['a new quote', () => service.call(quotes.create, { as, body: aQuoteRequest() })],
    ['reading', ({ _id }) => service.call(quotes.get, { as, params: { quoteId: _id } })],
    ['a change of status', ({ _id }) => update({ quoteId: _id, status: 'Saved' })],
    [
      'an edit',
      ({ _id, version }) =>
        update({ quoteId: _id, ...aQuoteRequest({ delivery: 'city:NE:omaha' }), version }),
    ],
    [
      'a switch of transport',
      ({ _id }) =>
        service.call(quotes.switchTransport, { as, body: { quoteId: _id, transportType: 'ENCLOSED' } }),
    ],
    ['a new price', ({ _id }) => service.call(quotes.reprice, { as, body: { quoteId: _id } })],
    [
      'a booking',
      (quote) => service.call(quotes.book, { as: 'service', body: { ...aBookingOf(quote), reprice: true } }),
    ],
    ['a PDF', ({ _id }) => service.call(quotes.pdf, { as, params: { quoteId: _id } })],
  ];
  const update = (body: object) => service.call(quotes.update, { as, body });
  const aBookingOf = (quote: Quote) => ({
    quoteId: quote._id,
    orderId: randomUUID(),
    expectedVersion: quote.version,
    transportType: 'OPEN',
    serviceLevel: 1,
    expectedPrice: quote.totalPricing[1].totalOpenTransportPortal,
  });

  it.each(calls)(
    'is read before the transaction of %s, which holds the only connection',
    async (_what, call) => {
      const quote = await create();
      forget();
      expect((await call(quote)).status).toBe(200);
    },
  );
});
