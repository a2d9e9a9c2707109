import { randomUUID } from 'node:crypto';
import { type NamedMove, quotes } from '@overland/contracts';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, replicate } from '../testing/builders.js';

const portal = aPlainPortal();
let service: TestService;
beforeAll(async () => {
  service = await startTestService(quoting);
  await replicate(service, portal);
});
afterAll(() => service.close());

const accord = { line: 2, make: 'honda', model: 'ACCORD', operableBool: true, vin: '', year: null };
const aMove = (changes: Partial<NamedMove> = {}): NamedMove => ({
  quoteId: randomUUID(),
  customerFullName: 'Marcus Bell',
  pickup: { placeId: 'city:TX:dallas', city: 'Dallas', state: 'TX', zip: '75201' },
  delivery: { placeId: null, city: 'Denver', state: 'CO', zip: '80202' },
  transportType: 'OPEN',
  vehicles: [accord],
  ...changes,
});
async function draft(changes: Partial<NamedMove> = {}) {
  const { body } = await service.call(quotes.draft, {
    as: 'service',
    body: { portalId: portal._id, moves: [aMove(changes)] },
  });
  return body[0];
}
const stored = (quoteId: string) =>
  service.call(quotes.bookable, {
    as: 'service',
    body: { quoteId, portalId: portal._id, isPublic: false, pickupZip: '75201', deliveryZip: '80202' },
  });

describe('the draft of a quote', () => {
  it('has the price, and is not stored', async () => {
    const move = aMove();
    const found = await draft(move);
    expect(found.refusals).toEqual([]);
    expect((await stored(move.quoteId)).status).toBe(404);
    expect(found.draft).toMatchObject({ pickupZipBelongs: true, deliveryZipBelongs: true });
    expect(found.draft.quote).toMatchObject({
      _id: move.quoteId,
      pickup: { city: 'Dallas' },
      delivery: { zip: '80202' },
    });
    expect(found.draft.quote.totalPricing['1'].totalOpenTransportPortal).toBeGreaterThan(0);
  });

  it.each([
    [
      'a city that its ZIP code is not in',
      { delivery: { placeId: null, city: 'Denver', state: 'CO', zip: '78701' } },
      /^The ZIP code 78701 is in Austin, TX/,
    ],
    [
      'an unknown ZIP code',
      { pickup: { placeId: null, city: 'Dallas', state: 'TX', zip: '00001' } },
      /^We do not know this ZIP code. Please check it, or choose the city/,
    ],
    [
      'a model that is not listed',
      { vehicles: [{ ...accord, model: 'Civix' }] },
      /^Honda has no model “Civix” in the list. Did you mean Civic/,
    ],
    ['no road', { delivery: { placeId: null, city: 'Honolulu', state: 'HI', zip: '96813' } }, /Whoops/],
  ])('says what is wrong with %s', async (_name, changes, message) => {
    const found = await draft(changes);
    expect(found.draft).toBeNull();
    expect(found.refusals.join(' ')).toMatch(message);
  });

  it('says what is wrong with the other place and the vehicles although one place is not known', async () => {
    const found = await draft({
      pickup: null,
      delivery: { placeId: null, city: 'Denver', state: 'CO', zip: '78701' },
      vehicles: [{ ...accord, model: 'Civix' }],
    });
    expect(found.problems).toMatchObject([
      { line: null, column: 'Delivery' },
      { line: 2, column: 'Model' },
    ]);
  });
});

describe('a quote of a list', () => {
  it('is made once under its id, at the price that was seen alone', async () => {
    const move = aMove();
    const { quote } = (await draft(move)).draft;
    const body = {
      quoteId: move.quoteId,
      portalId: portal._id,
      createdBy: randomUUID(),
      customerFullName: move.customerFullName,
      pickup: quote.pickup.placeId,
      delivery: quote.delivery.placeId,
      transportType: 'OPEN' as const,
      commission: quote.commission,
      vehicleQuotes: [{ make: 'Honda', model: 'Accord', operableBool: true, vin: 'ABC12345', year: 1975 }],
      serviceLevel: 3 as const,
      expectedPrice: quote.totalPricing['3'].totalOpenTransportPortal,
    };
    const other = await service.call(quotes.make, {
      as: 'service',
      body: { ...body, expectedPrice: body.expectedPrice - 10 },
    });
    expect(other).toMatchObject({
      status: 409,
      body: { code: 'priceChanged', details: { price: body.expectedPrice } },
    });
    const made = await Promise.all([1, 2].map(() => service.call(quotes.make, { as: 'service', body })));
    expect(made.map(({ status }) => status)).toEqual([200, 200]);
    expect((await stored(move.quoteId)).body.quote).toMatchObject({
      status: 'Unsaved',
      ownerId: body.createdBy,
    });
    expect(
      (await service.call(quotes.make, { as: 'service', body: { ...body, expectedPrice: 1 } })).status,
    ).toBe(200);
  });
});
