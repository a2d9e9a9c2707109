import { randomUUID } from 'node:crypto';
import { messages, type OrderRequestInput, orders, type Quote, quotes } from '@overland/contracts';
import fc from 'fast-check';
import { aBooking, aMove } from './builders.js';
import { queryAsOwner } from './databases.js';
import { newQuote } from './own-things.js';
import { printFound } from './print-found.js';
import { call } from './product.js';
import { inLanes } from './raw-call.js';
import { people, tokenFor } from './tokens.js';

const quoteCount = Number(process.env.ACTOR_QUOTES ?? 40);

/** The fields of an answer: those of a quote, an order or an error. */
interface Told extends Partial<Pick<Quote, 'version' | 'status' | 'totalPricing'>> {
  message?: string;
  errors?: { message: string }[];
  orderId?: string | null;
  price?: number;
}
interface Actor {
  name: string;
  act(quote: Quote): Promise<{ status: number; body: object }>;
}
interface Outcome {
  name: string;
  status: number;
  body: Told;
}

let user: string;
let admin: string;
let staff: string;
beforeAll(async () => {
  [user = '', admin = '', staff = ''] = await Promise.all(
    [people.user, people.admin, people.staff].map((email) => tokenFor(email)),
  );
});

const book = (quote: Quote, token: string, changes: Partial<OrderRequestInput> = {}) =>
  call(
    orders.book,
    { body: aBooking(quote, changes) },
    { token, headers: { 'idempotency-key': randomUUID() } },
  );
const change = (quote: Quote, token: string, body: object) =>
  call(quotes.update, { body: { quoteId: quote._id, ...body } }, { token });

const edit = (quote: Quote, token: string, changes: object) =>
  change(quote, token, { ...aMove(), ...changes, version: quote.version });

/** The users who act on one quote at the same time. */
const actors: Actor[] = [
  { name: 'books', act: (quote) => book(quote, user) },
  { name: 'books', act: (quote) => book(quote, admin, { transportType: 'ENCLOSED', serviceLevel: 3 }) },
  { name: 'books', act: (quote) => book(quote, staff, { transportType: 'WHITEGLOVE', serviceLevel: 1 }) },
  {
    name: 'edits',
    // Reads the quote first, as an old copy has hardly a chance against the others.
    act: async ({ _id: quoteId }) => {
      const { body: now } = await call(quotes.get, { params: { quoteId } }, { token: admin });
      return edit(now, admin, { delivery: 'city:CO:denver' });
    },
  },
  { name: 'edits', act: (quote) => edit(quote, user, { commission: 75 }) },
  { name: 'archives', act: (quote) => change(quote, admin, { status: 'Archived' }) },
  { name: 'saves', act: (quote) => change(quote, user, { status: 'Saved' }) },
  {
    name: 'switches',
    act: (quote) =>
      call(
        quotes.switchTransport,
        { body: { quoteId: quote._id, transportType: 'ENCLOSED' } },
        { token: user },
      ),
  },
];

/** The messages for a refused request. Each names the new state of the quote. */
const refusals = [
  /^This quote has already been booked\.$/,
  /^Someone else is booking this quote right now\./,
  /^This quote is archived and cannot be (booked|edited|switched)\./,
  /^This quote was changed while it was being booked\./,
  /^Someone else changed this quote meanwhile\./,
  /^The price of this quote changed while it was being booked\./,
  /^This booking does not agree with its quote: /,
];

/** Whether a refusal names the reason. A changed route is reported with its fields (docs/product/orders.md). */
function isExplained({ name, status, body }: Outcome): boolean {
  if (status === 409) return refusals.some((refusal) => refusal.test(body.message ?? ''));
  const isRoute = body.errors?.every(({ message }) => message === messages.routeIsThePrice);
  return name === 'books' && status === 400 && isRoute === true;
}

/**
 * How often the others read the quote before they act. Otherwise they would always be faster than a booking or an edit, which
 * needs the quote's version.
 */
const looks = 12;
const atOnce = ['books', 'edits'];

/** All eight at once, in an order that differs for each quote. */
async function collide(quote: Quote, order: number[], looksBefore: number): Promise<Outcome[]> {
  return Promise.all(
    order.map(async (at) => {
      const actor = actors[at];
      if (!actor) throw new Error(`No actor ${at}`);
      for (let look = 0; look < looksBefore && !atOnce.includes(actor.name); look += 1) {
        await call(quotes.get, { params: { quoteId: quote._id } }, { token: user });
      }
      const { status, body } = await actor.act(quote);
      return { name: actor.name, status, body: body as Told };
    }),
  );
}

interface StoredOrder {
  id: string;
  status: string;
  price: number;
  miles: number;
  vehicles: { price: number }[];
  transport_type: Quote['transportType'];
  service_level: 1 | 3 | 5 | 7;
}

const ordersOf = (quoteId: string) =>
  queryAsOwner<StoredOrder>('orders', 'select * from orders where quote_id = $1', [quoteId]);
const eventsOf = (orderId: string) =>
  queryAsOwner<{ type: string }>(
    'orders',
    `select type from outbox where type = 'order.booked' and payload ->> 'orderId' = $1`,
    [orderId],
  );

function totalOf(quote: Quote, { transport_type, service_level }: StoredOrder): number {
  const totals = quote.totalPricing[`${service_level}`];
  return {
    OPEN: totals.totalOpenTransportPortal,
    ENCLOSED: totals.totalEnclosedTransportPortal,
    WHITEGLOVE: totals.totalWhiteGloveTransportPortal,
  }[transport_type];
}

/** The inconsistencies after a collision; empty when one sequence of events explains all answers. */
async function contradictionsOf(quote: Quote, outcomes: Outcome[]): Promise<string[]> {
  const { body: after } = await call(quotes.get, { params: { quoteId: quote._id } }, { token: user });
  const stored = await ordersOf(quote._id);
  const won = outcomes.filter(({ status }) => status === 200);
  const booked = won.filter(({ name }) => name === 'books');
  const lost = outcomes.filter(({ status }) => status !== 200);
  const found: [holds: boolean, what: string][] = [
    ...lost.map((outcome): [boolean, string] => [
      isExplained(outcome),
      `who ${outcome.name} gets ${outcome.status} ${outcome.body.message}`,
    ]),
    [booked.length <= 1, `${booked.length} got a successful booking`],
    [stored.length === booked.length, `${stored.length} orders, ${booked.length} successful bookings`],
    [(after.status === 'Booked') === (booked.length === 1), `the quote is ${after.status}`],
    ...storyOf(after, won),
    ...(await orderAgrees(after, booked[0], stored[0])),
  ];
  return found.filter(([holds]) => !holds).map(([, what]) => `${quote.uniqueId}: ${what}`);
}

/** Each change made one version, none was duplicated or lost, and none came after the booking. */
function storyOf(after: Quote, won: Outcome[]): [boolean, string][] {
  const changes = won.flatMap(({ body }) => (body.version ? [body.version] : []));
  const versions = new Set([1, ...changes, ...(after.status === 'Booked' ? [after.version] : [])]);
  const whole = Array.from({ length: after.version }, (_none, at) => at + 1);
  const last = won.find(({ body }) => body.version === after.version)?.body;
  return [
    [
      whole.every((version) => versions.has(version)) && versions.size === after.version,
      `versions ${[...versions]} of ${after.version}`,
    ],
    [
      !last || last.status === after.status,
      `the last change says ${last?.status}, the quote ${after.status}`,
    ],
    [
      !last || JSON.stringify(last.totalPricing) === JSON.stringify(after.totalPricing),
      'the last change answered another price',
    ],
    [after.status !== 'Booked' || !last, 'a change came after the booking'],
  ];
}

async function orderAgrees(
  after: Quote,
  booked: Outcome | undefined,
  order: StoredOrder | undefined,
): Promise<[boolean, string][]> {
  if (!booked || !order) return [[after.orderId === null, 'a quote without an order names one']];
  const parts = order.vehicles.reduce((sum, { price }) => sum + price, 0);
  const total = totalOf(after, order);
  return [
    [order.status === 'New', `the order is ${order.status}`],
    [after.orderId === order.id && booked.body.orderId === order.id, 'the quote names another order'],
    [
      order.price === total && parts === total,
      `the order costs ${order.price} (${parts}), the quote ${total}`,
    ],
    [booked.body.price === total, `the booking answer has ${booked.body.price}`],
    [order.miles === after.miles, `${order.miles} miles ordered, ${after.miles} quoted`],
    [after.transportType === order.transport_type, 'the quote has another transport type'],
    [(await eventsOf(order.id)).length === 1, 'not one event of the booking'],
  ];
}

describe(`F15: eight users acting on the same quote, ${quoteCount} times`, () => {
  it('leave a consistent state: at most one order, at the quoted total, and each refusal names the state', async () => {
    const order = fc.shuffledSubarray([...actors.keys()], { minLength: actors.length });
    const orderings = fc.sample(order, { numRuns: quoteCount, seed: 20_261_121 });
    const contradictions: string[] = [];
    const seen = new Map<string, number>();
    await inLanes([...orderings.entries()], 4, async ([turn, ordering]) => {
      const quote = await newQuote(user);
      const outcomes = await collide(quote, ordering, turn % 2 === 0 ? 0 : looks);
      contradictions.push(...(await contradictionsOf(quote, outcomes)));
      for (const { name, status } of outcomes)
        seen.set(`${name} ${status}`, (seen.get(`${name} ${status}`) ?? 0) + 1);
    });
    expect(contradictions).toEqual([]);
    if (process.env.ACTOR_QUOTES) printFound('quotes', Object.fromEntries(seen));
    // Some outcomes of each kind are required, so that the assertion above is meaningful.
    expect([...seen.keys()]).toEqual(
      expect.arrayContaining(['books 200', 'books 409', 'edits 200', 'edits 409']),
    );
  });
});
