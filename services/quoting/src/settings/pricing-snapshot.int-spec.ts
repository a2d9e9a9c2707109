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
  await replicate(service.dataSource, lone);
});
afterAll(() => service.close());

describe('what prices depend on', () => {
  it('can be read anew while changes of quotes hold every connection of the pool', async () => {
    const { body: quote } = await service.call(quotes.create, { as, body: aQuoteRequest() });
    // As after a change of settings, makes or portals: the next use reads, here within a transaction.
    service.app.get(PricingSnapshot, { strict: false }).forget();
    const reply = await service.call(quotes.switchTransport, {
      as,
      body: { quoteId: quote._id, transportType: 'ENCLOSED' },
    });
    expect({ status: reply.status, transportType: reply.body.transportType }).toEqual({
      status: 200,
      transportType: 'ENCLOSED',
    });
  });
});
