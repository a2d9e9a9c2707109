import { randomUUID } from 'node:crypto';
import { type PublicQuote, quotes } from '@overland/contracts';
import { Clock } from '@overland/service-kit';
import { aSession, FixedClock, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const clock = new FixedClock(new Date('2026-11-20T20:05:00Z'));
const direct = aPlainPortal({ companyName: 'Overland Direct', isCustomerPortal: true, companyTariff: 75 });
const shares = aPlainPortal({ companyName: 'Riverside Motors', sharesQuotes: true });
const keeps = aPlainPortal({ companyName: 'Northgate Relocation' });
let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, direct, shares, keeps);
});
afterAll(() => service.close());

async function aPublicQuote(): Promise<PublicQuote> {
  const { commission: _, ...move } = aQuoteRequest();
  const body = { ...move, customerEmail: 'grace@mail.example', customerPhone: '(555) 010-0142' };
  return (await service.call(quotes.createPublic, { body })).body;
}
async function aQuoteOf(portal: { _id: string }) {
  const as = aSession({ role: 'User', portalId: portal._id });
  return (await service.call(quotes.create, { as, body: aQuoteRequest() })).body;
}
const todays = (quoteId: string) => service.call(quotes.todaysPrice, { params: { quoteId } });
const placeOf = (quoteId: string, zip: string, stop = 'pickup') =>
  service.call(quotes.placeOfZip, { params: { quoteId }, query: { stop, zip } });

describe('today’s price of a public quote', () => {
  it('is the one at which it is booked once it has expired, and changes nothing that is stored', async () => {
    const quote = await aPublicQuote();
    await replicate(service, { ...direct, companyTariff: 100, version: direct.version + 1 });
    clock.moveTo(new Date('2026-11-28T05:00:00Z'));
    const { status, body } = await todays(quote._id);
    expect(status).toBe(200);
    const before = quote.totalPricing['1'].totalOpenTransportPortal;
    expect(body.totalPricing['1'].totalOpenTransportPortal).toBe(before + 25);
    const bookable = await service.call(quotes.bookable, {
      as: 'service',
      body: { quoteId: quote._id, portalId: null, isPublic: true, pickupZip: '75201', deliveryZip: '80202' },
    });
    expect(bookable.body.todaysPricing?.totalPricing['3'].totalEnclosedTransportPortal).toBe(
      body.totalPricing['3'].totalEnclosedTransportPortal,
    );
    const stored = await service.call(quotes.getPublic, { params: { quoteId: quote._id } });
    expect(stored.body.totalPricing['1'].totalOpenTransportPortal).toBe(before);
  });

  it('has no rate, tariff, commission or discount', async () => {
    const text = JSON.stringify((await todays((await aPublicQuote())._id)).body);
    expect(text).not.toMatch(/SD"|tariff|commission|"discount|portalAdminDiscount|milesSource/i);
  });

  it('is that of the company which shares the quote, and 404 for a quote that is not public', async () => {
    const shared = await aQuoteOf(shares);
    expect((await todays(shared._id)).body.totalPricing['1'].totalOpenTransportPortal).toBe(
      shared.totalPricing['1'].totalOpenTransportPortal,
    );
    const own = await aQuoteOf(keeps);
    for (const id of [own._id, randomUUID()]) {
      expect(await todays(id)).toMatchObject({ status: 404 });
      expect(await placeOf(id, '75201')).toMatchObject({ status: 404 });
    }
  });

  it('is refused for a quote that is booked', async () => {
    const { _id: quoteId, totalPricing } = await aPublicQuote();
    const booked = await service.call(quotes.book, {
      as: 'service',
      body: {
        quoteId,
        orderId: randomUUID(),
        expectedVersion: 1,
        transportType: 'OPEN',
        serviceLevel: 1,
        expectedPrice: totalPricing['1'].totalOpenTransportPortal,
        reprice: false,
      },
    });
    expect(booked.status).toBe(200);
    expect(await todays(quoteId)).toMatchObject({
      status: 409,
      body: { message: 'This quote has already been booked.' },
    });
  });
});

describe('where a ZIP code lies', () => {
  it('is in the quoted place, or in another one, which is named', async () => {
    const { _id: quoteId } = await aPublicQuote();
    expect((await placeOf(quoteId, '75201')).body).toMatchObject({
      belongs: true,
      place: { placeId: 'zip:75201', city: 'Dallas', state: 'TX' },
    });
    expect((await placeOf(quoteId, '76102')).body).toMatchObject({
      belongs: false,
      place: { placeId: 'zip:76102', city: 'Fort Worth', state: 'TX', zip: '76102' },
    });
    expect((await placeOf(quoteId, '75201', 'delivery')).body.belongs).toBe(false);
  });

  it('is unknown for a code that does not exist', async () => {
    const { _id: quoteId } = await aPublicQuote();
    expect((await placeOf(quoteId, '00000')).body).toEqual({ belongs: false, place: null });
    for (const zip of ['', '7520', 'abcde', "7' or"]) {
      expect((await placeOf(quoteId, zip)).status).toBe(400);
    }
    expect((await placeOf(quoteId, '75201', 'return')).status).toBe(400);
  });
});
