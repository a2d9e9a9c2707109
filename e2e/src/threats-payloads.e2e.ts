import { type OrderRequestInput, orders, type Quote, quotes } from '@overland/contracts';
import fc from 'fast-check';
import { aBooking, aMove } from './builders.js';
import { newQuote } from './own-things.js';
import { call, publicSite } from './product.js';
import { callRaw } from './raw-call.js';
import { people, tokenFor } from './tokens.js';

const otherPortal = 'de300000-0001-4000-8000-000000000004';
const stranger = 'de300000-0002-4000-8000-000000000011';

/** Column names and prototype keys, each with a value that no client may set. */
const hostile: [name: string, value: unknown][] = [
  ['role', 'MCAdmin'],
  ['isSuperAdmin', true],
  ['is_super_admin', true],
  ['portalId', otherPortal],
  ['portal_id', otherPortal],
  ['portal', { _id: otherPortal }],
  ['status', 'Booked'],
  ['userId', stranger],
  ['user_id', stranger],
  ['createdBy', stranger],
  ['created_by', stranger],
  ['bookedBy', stranger],
  ['isPremium', true],
  ['isPublic', true],
  ['isCustomerPortal', true],
  ['discount', 500],
  ['portalAdminDiscount', 500],
  ['companyTariff', 0],
  ['companyName', 'Someone Else'],
  ['createdAt', '2000-01-01T00:00:00.000Z'],
  ['pricedAt', '2099-01-01T00:00:00.000Z'],
  ['expiresAt', '2099-01-01T00:00:00.000Z'],
  ['isExpired', false],
  ['__proto__', { isSuperAdmin: true }],
  ['constructor', { prototype: { isSuperAdmin: true } }],
  ['prototype', {}],
  ['version', 0],
  ['price', 1],
  ['pricing', {}],
  ['totalPricing', { '1': { totalPortal: 1 } }],
  ['calculatedQuotes', []],
  ['miles', 1],
  ['transitTime', [0, 0]],
  ['uniqueId', 1],
  ['_id', otherPortal],
  ['id', otherPortal],
  ['orderId', otherPortal],
  ['paid', true],
  ['sdStatus', 'paid'],
  ['password_hash', 'x'],
];

/** The body as text with the hostile key last, because an object literal cannot carry `__proto__` as a key. */
function withKey(body: object, name: string, value: unknown): string {
  const text = JSON.stringify(Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)));
  return `${text.slice(0, -1)},${JSON.stringify(name)}:${JSON.stringify(value)}}`;
}

/** The same inside the first item of a list. */
function withKeyInside(
  body: Record<string, unknown>,
  list: string,
  [name, value]: [string, unknown],
): string {
  const [first, ...rest] = body[list] as object[];
  const marked = JSON.stringify({ ...body, [list]: ['HERE', ...rest] });
  return marked.replace('"HERE"', withKey(first ?? {}, name, value));
}

let token: string;
beforeAll(async () => {
  token = await tokenFor(people.user);
});

const read = async (quoteId: string) => (await call(quotes.get, { params: { quoteId } }, { token })).body;
const post = (path: string, body: string, method = 'POST') => callRaw({ method, path, token, body });

describe(`T4: ${hostile.length} hostile keys`, () => {
  it('are forty in number', () => expect(hostile).toHaveLength(40));

  it('set nothing at POST /quote, at the top or in a vehicle', async () => {
    const plain = await newQuote(token, 'Plain');
    for (const key of hostile) {
      const move = { ...aMove(), customerFullName: 'Plain' };
      for (const body of [withKey(move, ...key), withKeyInside(move, 'vehicleQuotes', key)]) {
        const { status, text } = await post('/api/quote', body);
        expect([key[0], status === 200 || status === 400]).toEqual([key[0], true]);
        if (status !== 200) continue;
        expect(storedFacts(JSON.parse(text) as Quote)).toEqual(storedFacts(plain));
      }
    }
  });

  it('change nothing at PUT /quote and POST /quote/transport', async () => {
    const before = await newQuote(token, 'Plain');
    const same = { quoteId: before._id, ...aMove(), customerFullName: 'Plain', version: before.version };
    const kept = { quoteId: before._id, transportType: before.transportType };
    for (const key of hostile) {
      await post('/api/quote', withKey(same, ...key), 'PUT');
      await post('/api/quote', withKey({ quoteId: before._id }, ...key), 'PUT');
      await post('/api/quote', withKeyInside(same, 'vehicleQuotes', key), 'PUT');
      await post('/api/quote/transport', withKey(kept, ...key));
    }
    const after = await read(before._id);
    expect(storedFacts(after)).toEqual(storedFacts(before));
    expect([after._id, after.uniqueId, after.createdAt]).toEqual([
      before._id,
      before.uniqueId,
      before.createdAt,
    ]);
  });

  it('book nothing but the stored quote at POST /order', async () => {
    let quote = await newQuote(token);
    for (const key of hostile) {
      const booking = aBooking(quote, {
        agents: [{ name: 'Jo', email: 'jo@mail.example', pickup: true, delivery: true }],
      }) as OrderRequestInput & Record<string, unknown>;
      const bodies = [
        withKey(booking, ...key),
        withKeyInside(booking, 'quotes', key),
        withKeyInside(booking, 'agents', key),
      ];
      for (const body of bodies) {
        const { status, text } = await post('/api/order', body);
        expect([`${key[0]} 200`, `${key[0]} 400`, `${key[0]} 409`]).toContain(`${key[0]} ${status}`);
        if (status !== 200) continue;
        const { orderId } = JSON.parse(text) as { orderId: string };
        const order = await call(orders.get, { params: { orderId } }, { token });
        expect(order.body).toMatchObject({
          portalId: quote.portalId,
          uniqueId: quote.uniqueId,
          quoteId: quote._id,
          price: quote.totalPricing['1'].totalPortal,
          miles: quote.miles,
          paid: false,
          status: 'New',
        });
        quote = await newQuote(token);
        break;
      }
    }
    expect((await read(quote._id)).status).toBe('Unsaved');
  });

  it('are refused by every endpoint without a token', async () => {
    const { commission, ...move } = aMove();
    const customer = {
      customerFullName: 'A',
      customerEmail: 'a@mail.example',
      customerPhone: '(555) 010-0142',
    };
    const email = 'nobody@mail.example';
    const calls = [
      ['/api/quote/public', { ...move, ...customer }],
      ['/api/verify-email-2fa', { email, password: 'not a password of ours' }],
      ['/api/login-email-2fa', { email, code: '000000' }],
      ['/api/forgotpassword', { email }],
      ['/api/resetpassword', { password: 'not a password of ours' }],
    ] as const;
    for (const [path, body] of calls) {
      for (const key of hostile) {
        const origin = path.endsWith('public') ? publicSite : undefined;
        const text = withKey(body, ...key);
        const answer = await callRaw({ method: 'POST', path, body: text, ...(origin ? { origin } : {}) });
        expect([path, key[0], answer.status]).toEqual([path, key[0], 400]);
      }
    }
  });
});

/** The fields that must be the same in two quotes of the same move, whatever else was sent. */
function storedFacts({ portalId, status, miles, transitTime, discount, commission, ...quote }: Quote) {
  const { vehicleQuotes, totalPricing, portalAdminDiscount, companyName, isCustomerPortal, orderId } = quote;
  return {
    portalId,
    status,
    miles,
    transitTime,
    discount,
    commission,
    vehicleQuotes,
    totalPricing,
    portalAdminDiscount,
    companyName,
    isCustomerPortal,
    orderId,
  };
}

const amount = fc.oneof(
  fc.integer({ min: 0, max: 10_000 }),
  fc.constantFrom(0, 1, -1, 0.5, 99_999_999, null, '1'),
);
const prices = fc.record(
  {
    openTransportPortal: amount,
    enclosedTransportPortal: amount,
    serviceLevel: fc.constantFrom(1, 3, 5, 7),
    companyTariff: amount,
  },
  { requiredKeys: [] },
);
const everything = fc.record({
  price: amount,
  byOne: fc.constantFrom(-1, 1),
  calculatedQuotes: fc.array(prices, { maxLength: 4 }),
  totalPricing: fc.dictionary(
    fc.constantFrom('1', '3', '5', '7'),
    fc.dictionary(fc.constantFrom('totalPortal', 'totalOpenTransportPortal', 'x'), amount),
  ),
  miles: amount,
  transitTime: fc.constantFrom([0, 0], [1, 2], null),
  acceptedPrice: amount,
  commission: amount,
  serviceLevel: fc.constantFrom(1, 3, 5, 7, 2, '1'),
  transportType: fc.constantFrom('OPEN', 'ENCLOSED', 'WHITEGLOVE', 'open'),
  fewerVehicles: fc.boolean(),
  pricedAsOpen: fc.boolean(),
});

/** One to three of these per payload: one that is wrong everywhere would prove nothing. */
const tampering = fc
  .tuple(everything, fc.uniqueArray(fc.nat(11), { minLength: 1, maxLength: 3 }))
  .map(
    ([all, chosen]): Partial<typeof all> =>
      Object.fromEntries(Object.entries(all).filter((_entry, at) => chosen.includes(at))),
  );

/** Set TAMPERED_BOOKINGS=5000 for the full count of the quality bar. */
const runs = Number(process.env.TAMPERED_BOOKINGS ?? 300);

describe('T5: tampered prices', () => {
  it(
    `book the stored total or nothing, in ${runs} random payloads`,
    async () => {
      let quote = await newQuote(token);
      let bookedCount = 0;
      for (const tampered of fc.sample(tampering, { numRuns: runs, seed: 20_261_121 })) {
        const { status, text } = await post('/api/order', JSON.stringify(tamper(quote, tampered)));
        if (status !== 200) {
          if (status !== 400 && status !== 409) throw new Error(`${status} for ${JSON.stringify(tampered)}`);
          continue;
        }
        const { orderId, price } = JSON.parse(text) as { orderId: string; price: number };
        const { body: order } = await call(orders.get, { params: { orderId } }, { token });
        expect([price, order.price]).toEqual([order.price, totalOf(quote, order)]);
        expect(order.vehicles.reduce((sum, vehicle) => sum + vehicle.price, 0)).toBe(order.price);
        bookedCount += 1;
        quote = await newQuote(token);
      }
      expect((await read(quote._id)).status).toBe('Unsaved');
      // Enough of both outcomes, so that the assertion above is meaningful.
      expect(bookedCount).toBeGreaterThan(runs / 60);
      expect(bookedCount).toBeLessThan((runs * 2) / 3);
    },
    60_000 + runs * 100,
  );
});

function totalOf(
  quote: Quote,
  { transportType, serviceLevel }: Pick<Quote, 'transportType'> & { serviceLevel: 1 | 3 | 5 | 7 },
) {
  const totals = quote.totalPricing[`${serviceLevel}`];
  return {
    OPEN: totals.totalOpenTransportPortal,
    ENCLOSED: totals.totalEnclosedTransportPortal,
    WHITEGLOVE: totals.totalWhiteGloveTransportPortal,
  }[transportType];
}

type Tampering = typeof tampering extends fc.Arbitrary<infer T> ? T : never;

function tamper(quote: Quote, changes: Tampering): object {
  const { price, byOne, calculatedQuotes, fewerVehicles, pricedAsOpen, ...rest } = changes;
  const isKnown = (list: readonly unknown[], value: unknown) => list.includes(value);
  const honest = pricedAsOpen
    ? {}
    : {
        ...(isKnown([1, 3, 5, 7], rest.serviceLevel)
          ? { serviceLevel: rest.serviceLevel as 1 | 3 | 5 | 7 }
          : {}),
        ...(isKnown(['OPEN', 'ENCLOSED', 'WHITEGLOVE'], rest.transportType)
          ? { transportType: rest.transportType as Quote['transportType'] }
          : {}),
      };
  const booking = aBooking(quote, honest);
  const vehicles = booking.quotes.slice(fewerVehicles ? 1 : 0).map((vehicle, index) => ({
    ...vehicle,
    ...(index === 0 && byOne !== undefined ? { price: Number(vehicle.price) + byOne } : {}),
    ...(index === 0 && price !== undefined ? { price } : {}),
    ...(calculatedQuotes ? { calculatedQuotes } : {}),
  }));
  return { ...booking, ...rest, quotes: vehicles };
}
