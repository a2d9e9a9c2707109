import { randomUUID } from 'node:crypto';
import { type PriceStep, type Quote, quotes, serviceLevels, transportTypes } from '@overland/contracts';
import { Clock } from '@overland/service-kit';
import { aSession, FixedClock, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const now = new Date('2026-11-20T20:05:00Z');
const afterExpiry = new Date('2026-11-28T05:00:00Z');
const clock = new FixedClock(now);
const lone = aPlainPortal({
  discount: 40,
  companyTariff: 75,
  portalAdminDiscount: 25,
  displayDiscountOption: true,
});
const north = aPlainPortal({ companyName: 'Northgate Relocation' });
const loneUser = aSession({ role: 'User', portalId: lone._id });
const northUser = aSession({ role: 'User', portalId: north._id });
const twoVehicles = {
  commission: 50,
  vehicleQuotes: [
    { make: 'Honda', model: 'Accord', operableBool: true },
    { make: 'Toyota', model: 'RAV4', operableBool: false },
  ],
};

let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
});
afterAll(() => service.close());
beforeEach(async () => {
  clock.moveTo(now);
  await replicate(service, north);
  await setTariff(75);
});

async function createQuote(): Promise<Quote> {
  const { body } = await service.call(quotes.create, { as: loneUser, body: aQuoteRequest(twoVehicles) });
  return body;
}

let portalVersion = 1;

/** Changes the portal's tariff, as an event of identity would. */
function setTariff(companyTariff: number): Promise<void> {
  portalVersion += 1;
  return replicate(service, { ...lone, companyTariff, version: portalVersion });
}

const explain = (quoteId: string, query: object = {}, as = loneUser) =>
  service.call(quotes.breakdown, {
    as,
    params: { quoteId },
    query: { serviceLevel: '1', transportType: 'OPEN', ...query },
  });
const reprice = (quoteId: string, as = loneUser) => service.call(quotes.reprice, { as, body: { quoteId } });

describe('a price that explains itself', () => {
  it('adds up to the dollar in every cell of the grid', async () => {
    const quote = await createQuote();
    for (const level of serviceLevels) {
      for (const transportType of transportTypes) {
        const { body } = await explain(quote._id, { serviceLevel: String(level), transportType });
        for (const { steps, price } of body.vehicles) {
          expect(steps.reduce((sum: number, { amountCents }: PriceStep) => sum + amountCents, 0)).toBe(
            price * 100,
          );
        }
        const totals = quote.totalPricing[level];
        const shown = {
          OPEN: totals.totalOpenTransportPortal,
          ENCLOSED: totals.totalEnclosedTransportPortal,
          WHITEGLOVE: totals.totalWhiteGloveTransportPortal,
        };
        expect(body.total).toBe(shown[transportType]);
      }
    }
  });

  it('names the steps in the order in which they are taken', async () => {
    const { _id } = await createQuote();
    const { body } = await explain(_id, { serviceLevel: '5', transportType: 'ENCLOSED' });
    expect(body.vehicles[1]?.steps.map(({ key }: PriceStep) => key)).toEqual([
      'band',
      'class',
      'inoperable',
      'enclosed',
      'level',
      'rounding',
      'providerDiscount',
      'tariff',
      'commission',
      'portalDiscount',
    ]);
  });

  it('is the same a year later, whatever the company charges by then', async () => {
    const quote = await createQuote();
    const before = await explain(quote._id);
    await setTariff(500);
    clock.moveTo(new Date('2027-11-20T20:05:00Z'));
    expect((await explain(quote._id)).body).toEqual(before.body);
  });

  it('answers 404 to another company, as for a quote that does not exist', async () => {
    const { _id } = await createQuote();
    expect((await explain(_id, {}, northUser)).status).toBe(404);
    expect((await explain(randomUUID())).status).toBe(404);
  });

  it.each([{ serviceLevel: '2' }, { transportType: 'BOAT' }])('refuses %o', async (query) => {
    const { _id } = await createQuote();
    expect((await explain(_id, query)).status).toBe(400);
  });
});

describe('pricing a quote again', () => {
  it('takes today’s values, restarts the validity, and returns the previous price', async () => {
    const quote = await createQuote();
    await setTariff(100);
    clock.moveTo(afterExpiry);
    const { body } = await reprice(quote._id);
    expect(body.before).toEqual({ pricedAt: quote.pricedAt, totalPricing: quote.totalPricing });
    expect(body.quote).toMatchObject({ status: 'Unsaved', isExpired: false, version: quote.version + 1 });
    expect(body.quote.pricedAt).toBe(afterExpiry.toISOString());
    expect(body.quote.expiresAt).toBe('2026-12-06T04:59:59.000Z');
    const [was, is] = [quote, body.quote].map((one) => one.totalPricing['1'].totalOpenTransportPortal);
    expect(is).toBe(Number(was) + 2 * 25);
  });

  it('is refused for an archived quote, with its state named', async () => {
    const { _id } = await createQuote();
    await service.call(quotes.update, { as: loneUser, body: { quoteId: _id, status: 'Archived' } });
    const refused = await reprice(_id);
    expect(refused).toMatchObject({ status: 409, body: { code: 'conflict' } });
    expect(JSON.stringify(refused.body)).toContain('archived');
  });

  it('is refused to another company', async () => {
    const { _id } = await createQuote();
    expect((await reprice(_id, northUser)).status).toBe(404);
  });
});
