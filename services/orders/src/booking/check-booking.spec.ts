import { messages, type OrderRequestInput, type Quote } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import { aRequest } from '../testing/booking.builder.js';
import { aPricing, aQuote } from '../testing/quote.builder.js';
import { type Bookable, checkBooking } from './check-booking.js';

const staff = { isPublic: false, mayRush: false };

function check(
  quote: Quote,
  overrides: Partial<OrderRequestInput> = {},
  { booker = staff, bookable = {} }: { booker?: typeof staff; bookable?: Partial<Bookable> } = {},
) {
  const asked = { quote, pickupZipBelongs: true, deliveryZipBelongs: true, todaysPricing: null, ...bookable };
  return checkBooking(aRequest(quote, overrides), asked, booker);
}

function refusalOf(...args: Parameters<typeof check>): AppError {
  try {
    check(...args);
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
  throw new Error('It was not refused.');
}

describe('the state of the quote', () => {
  test.each(['Unsaved', 'Saved'] as const)('%s may be booked', (status) => {
    expect(check(aQuote({ status })).reprice).toBe(false);
  });

  test('Booked is answered with its order to staff and without to the public', () => {
    const quote = aQuote({ status: 'Booked', orderId: '7b1f4a90-0a52-4b8e-9a53-0c6a4a3f1b11' });
    expect(refusalOf(quote)).toMatchObject({
      code: 'alreadyBooked',
      message: messages.alreadyBooked,
      details: { orderId: quote.orderId },
    });
    expect(refusalOf(quote, {}, { booker: { ...staff, isPublic: true } }).details).toBeUndefined();
  });

  test('Archived is a 409 that names the state', () => {
    expect(refusalOf(aQuote({ status: 'Archived' }))).toMatchObject({
      status: 409,
      message: expect.stringContaining('archived'),
    });
  });
});

describe('the route', () => {
  test('agrees without regard to case', () => {
    expect(() => check(aQuote(), { pickupCity: 'AUSTIN ', deliveryCity: 'denver' })).not.toThrow();
  });

  test('agrees without regard to spaces around a place of the quote', () => {
    const quote = aQuote();
    const pickup = { ...quote.pickup, city: ' Austin ' };
    expect(() => check({ ...quote, pickup }, { pickupCity: 'Austin' })).not.toThrow();
  });

  test('from an address to itself is refused', () => {
    const quote = aQuote();
    const near = { ...quote, delivery: quote.pickup };
    const there = { pickupAddress: '1 Congress Ave', deliveryAddress: '1 congress ave ' };
    expect(refusalOf(near, there).errors).toEqual([
      { path: 'deliveryAddress', message: messages.sameAddress },
    ]);
    expect(() => check(near, { ...there, deliveryAddress: '2 Congress Ave' })).not.toThrow();
  });

  test.each([
    ['pickupCity', { pickupCity: 'Dallas' }],
    ['pickupState', { pickupState: 'CA' }],
    ['deliveryCity', { deliveryCity: 'Boulder' }],
    ['deliveryState', { deliveryState: 'UT' }],
  ])('with another %s is refused on that field', (path, change) => {
    expect(refusalOf(aQuote(), change)).toMatchObject({
      code: 'invalid',
      errors: [{ path, message: 'The price is for the quoted route. Another route needs another quote.' }],
    });
  });

  test.each([
    ['pickupZip', { pickupZipBelongs: false }],
    ['deliveryZip', { deliveryZipBelongs: false }],
  ])('with a %s of another place is refused on that field', (path, bookable) => {
    expect(refusalOf(aQuote(), {}, { bookable }).errors).toEqual([
      { path, message: messages.routeIsThePrice },
    ]);
  });
});

describe('a route of another place, to a customer who cannot edit a quote', () => {
  const booker = { ...staff, isPublic: true };

  test('is refused with what to do about the ZIP code', () => {
    const { errors } = refusalOf(aQuote(), {}, { booker, bookable: { pickupZipBelongs: false } });
    expect(errors).toEqual([{ path: 'pickupZip', message: messages.zipElsewhere }]);
  });

  test('has the city and state of the quote', () => {
    const { errors } = refusalOf(aQuote(), { deliveryCity: 'Boulder' }, { booker });
    expect(errors).toEqual([{ path: 'deliveryCity', message: messages.placeOfQuote }]);
  });
});

describe('the portal asks for', () => {
  test('location types where it requires them', () => {
    const quote = aQuote({ portal: { locationTypeIsRequired: true } });
    expect(refusalOf(quote).errors).toEqual([
      { path: 'pickupLocationType', message: messages.required },
      { path: 'deliveryLocationType', message: messages.required },
    ]);
    const types = { pickupLocationType: 'Residence', deliveryLocationType: 'Other' } as const;
    expect(() => check(quote, types)).not.toThrow();
  });

  test('a registration where it requires one', () => {
    const quote = aQuote({ portal: { requiresRegistration: true } });
    expect(refusalOf(quote, { reg: '  ' }).errors).toEqual([{ path: 'reg', message: messages.required }]);
    expect(() => check(quote, { reg: 'REG-1' })).not.toThrow();
  });

  test('non-domestic moves only where it asks', () => {
    expect(refusalOf(aQuote(), { sirvaNonDomestic: true }).errors?.[0]?.path).toBe('sirvaNonDomestic');
    const asks = aQuote({ portal: { asksNonDomestic: true } });
    expect(() => check(asks, { sirvaNonDomestic: true })).not.toThrow();
  });

  test('a move type only from dealerships', () => {
    const other = aQuote({ portal: { isDealership: false } });
    expect(refusalOf(other, { moveType: 'dealerToDealer' }).errors?.[0]?.path).toBe('moveType');
    expect(() => check(other, { moveType: null })).not.toThrow();
    expect(() => check(aQuote(), { moveType: 'dealerToDealer' })).not.toThrow();
  });
});

describe('transport type and level', () => {
  test.each(['OPEN', 'ENCLOSED', 'WHITEGLOVE'] as const)('%s may be booked of a quote for Open', (type) => {
    expect(check(aQuote(), { transportType: type }).request.transportType).toBe(type);
  });

  test('a premium portal books white glove only', () => {
    const quote = aQuote({ transportType: 'WHITEGLOVE', portal: { isPremium: true } });
    expect(refusalOf(quote, { transportType: 'OPEN' }).errors?.[0]?.path).toBe('transportType');
    expect(() => check(quote, { transportType: 'WHITEGLOVE' })).not.toThrow();
  });

  test('a type that was not quoted, and so has no price, cannot be booked', () => {
    const quote = aQuote();
    const level = { ...quote.totalPricing['1'], totalEnclosedTransportPortal: 0 };
    const unquoted = { ...quote, totalPricing: { ...quote.totalPricing, '1': level } };
    expect(refusalOf(unquoted, { transportType: 'ENCLOSED' }).errors).toEqual([
      {
        path: 'transportType',
        message: 'This transport type was not quoted. Please choose another one.',
      },
    ]);
    expect(() => check(unquoted, { transportType: 'OPEN' })).not.toThrow();
  });

  test('white glove is level 1 whatever the payload has', () => {
    expect(check(aQuote(), { transportType: 'WHITEGLOVE', serviceLevel: 7 }).serviceLevel).toBe(1);
    expect(check(aQuote(), { transportType: 'ENCLOSED', serviceLevel: 7 }).serviceLevel).toBe(7);
  });
});

test('every wrong field is named at once', () => {
  const { errors, message } = refusalOf(aQuote(), { pickupStartDate: '2026-11-28', pickupCity: 'Dallas' });
  expect(errors?.map(({ path }) => path)).toEqual(['pickupStartDate', 'pickupCity']);
  expect(message).toBe(messages.invalid);
});

test('MCAdmin may rush', () => {
  const booker = { isPublic: false, mayRush: true };
  expect(check(aQuote(), { pickupStartDate: '2026-11-23' }, { booker }).isRush).toBe(true);
});

describe('a payload that believes in another price', () => {
  const vehicle = { vin: '1HGCM82633A004352', year: 2020 };

  test.each<[string, Partial<OrderRequestInput>]>([
    ['vehicle price', { quotes: [{ ...vehicle, price: 1 }] }],
    ['make', { quotes: [{ ...vehicle, make: 'Ferrari' }] }],
    ['model', { quotes: [{ ...vehicle, model: 'Civic' }] }],
    ['class', { quotes: [{ ...vehicle, pricingClass: 'Van' }] }],
    ['operability', { quotes: [{ ...vehicle, operableBool: false }] }],
    ['price at a level', { quotes: [{ ...vehicle, calculatedQuotes: [{ openTransportPortal: 1 }] }] }],
    [
      'price at a named level',
      { quotes: [{ ...vehicle, calculatedQuotes: [{ serviceLevel: 7, openTransportPortal: 1090 }] }] },
    ],
    ['number of vehicles', { quotes: [vehicle, { ...vehicle, vin: '1HGCM82633A004353' }] }],
    ['total', { totalPricing: { '1': { totalOpenTransportPortal: 1 }, '3': {}, '5': {}, '7': {} } }],
    ['total that does not exist', { totalPricing: { '1': { constructor: 1 }, '3': {}, '5': {}, '7': {} } }],
    ['miles', { miles: 1 }],
    ['transit time', { transitTime: [1, 2] }],
    ['number', { uniqueId: 1 }],
    ['portal', { portalId: '7b1f4a90-0a52-4b8e-9a53-0c6a4a3f1b11' }],
    ['accepted price', { acceptedPrice: 1 }],
  ])('(%s) is refused with the right one, and portal prices only', (_what, change) => {
    const error = refusalOf(aQuote(), change);
    expect(error).toMatchObject({ code: 'priceChanged', status: 409, details: { price: 1090 } });
    expect(error.message).toContain('1 vehicle for $1,090');
    expect(JSON.stringify(error.details)).not.toMatch(/SD|Tariff|ommission/);
  });

  test('agrees when it repeats the values of the quote', () => {
    const quote = aQuote({ vehicles: [{}, { make: 'Ford', model: 'F-150', pricingClass: 'Pickup' }] });
    const { miles, transitTime, uniqueId, portalId, totalPricing } = quote;
    const quotes = quote.vehicleQuotes.map(
      ({ year: _year, vin: _vin, operable: _text, ...vehicle }, index) => ({
        ...vehicle,
        vin: `1HGCM82633A00435${index}`,
        year: 2020,
      }),
    );
    expect(() =>
      check(quote, { miles, transitTime, uniqueId, portalId, totalPricing, quotes, acceptedPrice: 2180 }),
    ).not.toThrow();
  });

  test('is refused when the second of two vehicles alone is another one', () => {
    const second = { ...vehicle, vin: '1HGCM82633A004353', make: 'Ford' };
    const two = aQuote({ vehicles: [{}, {}] });
    expect(refusalOf(two, { quotes: [vehicle, second] })).toMatchObject({
      code: 'priceChanged',
      details: { price: 2180 },
    });
  });

  test.each([
    [
      'without its level, in the place of that level',
      [{ openTransportPortal: 1090 }, { openTransportPortal: 1070 }],
    ],
    ['with its level, wherever it stands', [{ serviceLevel: 7, openTransportPortal: 1030 }]],
  ] satisfies [string, OrderRequestInput['quotes'][number]['calculatedQuotes']][])(
    'may carry a right price %s',
    (_place, calculatedQuotes) => {
      expect(() => check(aQuote(), { quotes: [{ ...vehicle, calculatedQuotes }] })).not.toThrow();
    },
  );

  test('may carry the vehicle’s price of the chosen type and level', () => {
    const chosen = { transportType: 'ENCLOSED', serviceLevel: 7 } as const;
    expect(() => check(aQuote(), { ...chosen, quotes: [{ ...vehicle, price: 1480 }] })).not.toThrow();
    expect(refusalOf(aQuote(), { ...chosen, quotes: [{ ...vehicle, price: 1540 }] }).details?.price).toBe(
      1480,
    );
  });

  test('cannot be used by the public to test a guess at the provider’s rate', () => {
    const right = { totalPricing: { '1': { totalOpenTransportSD: 990 }, '3': {}, '5': {}, '7': {} } };
    const booker = { isPublic: true, mayRush: false };
    expect(refusalOf(aQuote(), right, { booker }).code).toBe('priceChanged');
    const atVehicle = { quotes: [{ ...vehicle, calculatedQuotes: [{ openTransportSD: 990 }] }] };
    expect(refusalOf(aQuote(), atVehicle, { booker }).code).toBe('priceChanged');
  });
});

describe('an expired quote', () => {
  const expired = () => aQuote({ isExpired: true, expiresAt: '2026-11-20T04:59:59.000Z' });
  const bookable = { todaysPricing: aPricing([{ rate: 1200 }]) };

  test('is refused with both prices and the day it expired where the portal is', () => {
    const error = refusalOf(expired(), {}, { bookable });
    expect(error).toMatchObject({
      code: 'quoteExpired',
      message: "This quote expired on Nov 19, 2026. Here is today's price.",
      details: { oldPrice: 1090, newPrice: 1290 },
    });
    expect(error.details?.totalPricing).toMatchObject({ '7': { totalOpenTransportPortal: 1230 } });
    expect(JSON.stringify(error.details)).not.toMatch(/SD|Tariff/);
  });

  test('is booked at today’s price once that is accepted', () => {
    const booking = check(expired(), { acceptedPrice: 1290 }, { bookable });
    expect(booking).toMatchObject({ reprice: true, priced: bookable.todaysPricing });
  });

  test.each([1090, 1289, 0])('is not booked when %d is accepted', (acceptedPrice) => {
    expect(refusalOf(expired(), { acceptedPrice }, { bookable }).code).toBe('quoteExpired');
  });

  test('may be accepted with the old numbers still in the form, and with the new ones', () => {
    const vehicle = { vin: '1HGCM82633A004352', year: 2020 };
    const accept = (price: number) => () =>
      check(expired(), { acceptedPrice: 1290, quotes: [{ ...vehicle, price }] }, { bookable });
    expect(accept(1090)).not.toThrow();
    expect(accept(1290)).not.toThrow();
    expect(accept(1)).toThrow(AppError);
  });
});

describe('agents', () => {
  const agents = [{ name: 'Pat', email: 'pat@example.com' }];
  const withAgents = (displayAgent: boolean) => {
    const quote = aQuote();
    return { ...quote, portal: { ...quote.portal, displayAgent } };
  };

  test('come with a booking where the company shows them', () => {
    expect(() => check(withAgents(true), { agents })).not.toThrow();
  });

  test.each([false, true])('are refused where the company does not show them (in public: %s)', (isPublic) => {
    const refusal = refusalOf(withAgents(false), { agents }, { booker: { ...staff, isPublic } });
    expect(refusal).toMatchObject({
      status: 400,
      errors: [{ path: 'agents', message: messages.noAgents }],
    });
    expect(() => check(withAgents(false))).not.toThrow();
  });
});
