import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import {
  aSession,
  setTestEnvironment,
  startTestService,
  type TestService,
} from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { PricingSnapshot } from './pricing-snapshot.js';

const lone = aPlainPortal();
const as = aSession({ role: 'User', portalId: lone._id });

let service: TestService;

beforeAll(async () => {
  setTestEnvironment({ QUOTING_POOL_SIZE: '1' });
  service = await startTestService(quoting);
  await replicate(service, lone);
});
afterAll(() => service.close());

describe('what prices depend on', () => {
  /** As after a change of settings, makes or portals: the next use reads again. */
  const forget = () => service.app.get(PricingSnapshot, { strict: false }).forget();
  const create = async () => (await service.call(quotes.create, { as, body: aQuoteRequest() })).body;

  type Quote = Awaited<ReturnType<typeof create>>;
  const calls: [string, (quote: Quote) => Promise<{ status: number }>][] = [
    ['a new quote', () => service.call(quotes.create, { as, body: aQuoteRequest() })],
    ['reading', ({ _id }) => service.call(quotes.get, { as, params: { quoteId: _id } })],
    ['a change of status', ({ _id }) => update({ quoteId: _id, status: 'Saved' })],
    ['an edit', ({ _id }) => update({ quoteId: _id, ...aQuoteRequest({ delivery: 'city:NE:omaha' }) })],
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
