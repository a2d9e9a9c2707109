import { quotes } from '@overland/contracts';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const direct = aPlainPortal({
  companyName: 'Overland Direct',
  isCustomerPortal: true,
  companyTariff: 75,
  discount: 30,
});

let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, direct, aPlainPortal());
});
afterAll(() => service.close());

const { pickup, delivery, vehicleQuotes } = aQuoteRequest();
const move = { pickup, delivery, vehicleQuotes };
const price = (body: object) => service.call(quotes.pricePublic, { body });
const countQuotes = async () =>
  (await service.dataSource.query('select count(*)::int as n from quotes'))[0].n;

it('prices a move for anyone at the customer portal’s terms, and stores nothing', async () => {
  const reply = await price(move);
  expect(reply.status).toBe(200);
  expect(reply.body.miles).toBeGreaterThan(750);
  expect(reply.body.totalPricing['1'].totalOpenTransportPortal).toBe(947 - 30 + 75);
  expect(await countQuotes()).toBe(0);
});

it('answers no rate, tariff, commission or discount', async () => {
  const text = JSON.stringify((await price(move)).body);
  expect(text).not.toMatch(/SD"|tariff|commission|"discount|portalAdminDiscount|milesSource/i);
});

it('refuses what only staff may send', async () => {
  expect((await price({ ...move, commission: 50 })).status).toBe(400);
  expect((await price({ ...move, portalId: direct._id })).status).toBe(400);
});
