import { randomUUID } from 'node:crypto';
import { type Quote, quotes } from '@overland/contracts';
import { Clock, type Scope, systemScope, withPortal } from '@overland/service-kit';
import { aSession, FixedClock, startTestService, type TestService } from '@overland/service-kit/testing';
import type { EntityManager } from 'typeorm';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { QuotesRepository } from './quotes.repository.js';
import { UnsavedQuotesSweeper } from './unsaved-quotes-sweeper.worker.js';

const madeAt = new Date('2026-11-20T20:05:00Z');
const thirtyDaysLater = new Date('2026-12-20T20:05:00Z');
const aMomentAfter = new Date(thirtyDaysLater.getTime() + 1);
const clock = new FixedClock(madeAt);
const lone = aPlainPortal();
const north = aPlainPortal({ companyName: 'Northgate Relocation' });
const direct = aPlainPortal({ companyName: 'Overland Direct', isCustomerPortal: true });
const loneUser = aSession({ role: 'User', portalId: lone._id });
const northUser = aSession({ role: 'User', portalId: north._id });

let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, lone, north, direct);
});
afterAll(() => service.close());
beforeEach(async () => {
  clock.moveTo(madeAt);
  await inSystem((manager) => manager.query('delete from quotes'));
});

const inSystem = <T>(work: (manager: EntityManager) => Promise<T>) =>
  withPortal(service.dataSource, systemScope, work);

async function createQuote(as = loneUser): Promise<Quote> {
  const reply = await service.call(quotes.create, { as, body: aQuoteRequest() });
  expect(reply.status).toBe(200);
  return reply.body;
}

const sweep = () => service.app.get(UnsavedQuotesSweeper).sweep();
const update = (body: object) => service.call(quotes.update, { as: loneUser, body });

async function sweepAt(at: Date): Promise<number> {
  clock.moveTo(at);
  return sweep();
}

async function present(): Promise<string[]> {
  const rows = await inSystem((manager) => manager.query<{ id: string }[]>('select id from quotes'));
  return rows.map(({ id }) => id);
}

/** Makes this many copies of a quote. */
const copy = ({ _id }: Quote, count: number) =>
  inSystem((manager) =>
    manager.query(
      `insert into quotes (portal_id, company_name, status, customer_full_name, pickup, delivery, pickup_text,
         delivery_text, vehicles, miles, miles_source, transport_type, price, pricing, pricing_inputs,
         pricing_version, created_at, priced_at, expires_at)
       select portal_id, company_name, status, customer_full_name, pickup, delivery, pickup_text, delivery_text,
         vehicles, miles, miles_source, transport_type, price, pricing, pricing_inputs, pricing_version,
         created_at, priced_at, expires_at
       from quotes, generate_series(1, $2) where id = $1`,
      [_id, count],
    ),
  );

const bookable = ({ _id }: Quote) =>
  service.call(quotes.bookable, {
    as: 'service',
    body: { quoteId: _id, portalId: null, isPublic: false, pickupZip: '75201', deliveryZip: '80202' },
  });

describe('an Unsaved quote of the staff', () => {
  it('stays for exactly thirty days, and is removed a moment after', async () => {
    const quote = await createQuote();
    expect(await sweepAt(thirtyDaysLater)).toBe(0);
    expect(await present()).toEqual([quote._id]);
    expect(await sweepAt(aMomentAfter)).toBe(1);
    expect(await present()).toEqual([]);
    const reply = await service.call(quotes.get, { as: loneUser, params: { quoteId: quote._id } });
    expect(reply.status).toBe(404);
  });

  it('of every portal is removed, and a second run finds none', async () => {
    await createQuote(loneUser);
    await createQuote(northUser);
    expect(await sweepAt(aMomentAfter)).toBe(2);
    expect(await sweep()).toBe(0);
  });

  it('has thirty days again from its last price', async () => {
    const quote = await createQuote();
    clock.moveTo(new Date('2026-12-10T12:00:00Z'));
    await service.call(quotes.reprice, { as: loneUser, body: { quoteId: quote._id } });
    expect(await sweepAt(aMomentAfter)).toBe(0);
    expect(await sweepAt(new Date('2027-01-09T12:00:01Z'))).toBe(1);
  });

  it('is removed by the thousand in batches, each once, by two processes at once', async () => {
    await copy(await createQuote(), 1000);
    clock.moveTo(aMomentAfter);
    const removed = await Promise.all([sweep(), sweep()]);
    expect(removed[0] + removed[1]).toBe(1001);
    expect(await present()).toEqual([]);
  });
});

describe('a quote that is kept, however old', () => {
  const years = new Date('2029-01-01T00:00:00Z');

  it('was saved, archived or booked', async () => {
    const [saved, archived, booked] = [await createQuote(), await createQuote(), await createQuote()];
    await update({ quoteId: saved._id, status: 'Saved' });
    await update({ quoteId: archived._id, status: 'Archived' });
    await service.call(quotes.book, {
      as: 'service',
      body: {
        quoteId: booked._id,
        orderId: randomUUID(),
        expectedVersion: 1,
        transportType: 'OPEN',
        serviceLevel: 1,
        expectedPrice: booked.totalPricing['1'].totalOpenTransportPortal,
        reprice: false,
      },
    });
    expect(await sweepAt(years)).toBe(0);
    expect((await present()).sort()).toEqual([saved._id, archived._id, booked._id].sort());
  });

  it('is public, as a visitor may have kept its link', async () => {
    const { commission, ...move } = aQuoteRequest();
    const customer = { customerEmail: 'a@mail.example', customerPhone: '(555) 010-0142' };
    const { status, body } = await service.call(quotes.createPublic, { body: { ...move, ...customer } });
    expect(status).toBe(200);
    expect(await sweepAt(years)).toBe(0);
    expect(await present()).toEqual([body._id]);
  });
});

describe('a quote in use', () => {
  it('is neither removed nor waited for while it is being saved', async () => {
    const [quote] = [await createQuote(), await createQuote()];
    clock.moveTo(aMomentAfter);
    await inSystem(async (manager) => {
      await manager.query(`update quotes set status = 'Saved' where id = $1`, [quote._id]);
      expect(await sweep()).toBe(1);
    });
    expect(await sweep()).toBe(0);
    expect(await present()).toEqual([quote._id]);
  });

  it('stays for a day after orders read it for a booking, so that an interrupted booking can be finished', async () => {
    const quote = await createQuote();
    const askedAt = new Date(thirtyDaysLater.getTime() - 60_000);
    clock.moveTo(askedAt);
    expect((await bookable(quote)).status).toBe(200);
    expect(await sweepAt(aMomentAfter)).toBe(0);
    expect(await sweepAt(new Date('2026-12-21T20:04:00Z'))).toBe(0);
    expect(await sweepAt(new Date('2026-12-21T20:04:01Z'))).toBe(1);
  });

  it('is updated by such a read only when its removal is near', async () => {
    const quote = await createQuote();
    await bookable(quote);
    const begun = () =>
      inSystem((manager) => manager.query<object[]>('select booking_begun_at is null as never from quotes'));
    expect(await begun()).toEqual([{ never: true }]);
    clock.moveTo(new Date('2026-12-19T20:05:01Z'));
    await bookable(quote);
    expect(await begun()).toEqual([{ never: false }]);
  });
});

describe('looking for them', () => {
  const remove = (scope: Scope) =>
    withPortal(service.dataSource, scope, (manager) =>
      service.app.get(QuotesRepository).removeUnsaved(manager, aMomentAfter, 200),
    );

  it('sees only the rows of its transaction’s portal', async () => {
    const other = await createQuote(northUser);
    await createQuote(loneUser);
    expect(await remove({ portalId: lone._id })).toBe(1);
    expect(await present()).toEqual([other._id]);
  });

  it('reads an index that holds no other rows', async () => {
    const plan = await withPortal(service.dataSource, systemScope, async (manager) => {
      const runner = manager.queryRunner;
      if (!runner) throw new Error('A transaction has no connection.');
      const query = jest.spyOn(runner, 'query');
      await service.app.get(QuotesRepository).removeUnsaved(manager, aMomentAfter, 200);
      const [sql = '', params] = query.mock.calls[0] ?? [];
      query.mockRestore();
      await manager.query('set local enable_seqscan = off');
      const lines = await manager.query<{ 'QUERY PLAN': string }[]>(`explain ${sql}`, params);
      return lines.map((line) => line['QUERY PLAN']);
    });
    expect(plan.join('\n')).toMatch(/Index Scan (using|on) quotes_unsaved/);
    expect(plan.join('\n')).not.toContain('Seq Scan');
  });
});
