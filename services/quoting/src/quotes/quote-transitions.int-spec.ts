import { randomUUID } from 'node:crypto';
import { type Quote, quotes } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { Clock } from '@overland/service-kit';
import {
  aSession,
  FixedClock,
  startTestService,
  type TestReply,
  type TestService,
} from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const now = new Date('2026-11-20T20:05:00Z');
const clock = new FixedClock(now);
const lone = aPlainPortal({ portalQuoteExpirationDays: 90 });
const as = aSession({ role: 'User', portalId: lone._id });

let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, lone);
});
afterAll(() => service.close());
beforeEach(() => clock.moveTo(now));

const send = (quote: Quote, body: object) =>
  service.call(quotes.update, { as, body: { quoteId: quote._id, ...body } });
const read = async (quote: Quote): Promise<Quote> =>
  (await service.call(quotes.get, { as, params: { quoteId: quote._id } })).body;

/** Books as orders does, at the quote's current version. */
async function book(quote: Quote): Promise<TestReply> {
  const { version, totalPricing, transportType } = await read(quote);
  return service.call(quotes.book, {
    as: 'service',
    body: {
      quoteId: quote._id,
      orderId: randomUUID(),
      expectedVersion: version,
      transportType,
      serviceLevel: 1,
      expectedPrice: totalPricing['1'].totalPortal,
      reprice: false,
    },
  });
}

const actions = {
  save: (quote: Quote) => send(quote, { status: 'Saved' }),
  archive: (quote: Quote) => send(quote, { status: 'Archived' }),
  edit: async (quote: Quote) => {
    const { version } = await read(quote);
    return send(quote, { ...aQuoteRequest({ delivery: 'city:NE:omaha' }), version });
  },
  switch: (quote: Quote) =>
    service.call(quotes.switchTransport, { as, body: { quoteId: quote._id, transportType: 'ENCLOSED' } }),
  reprice: (quote: Quote) => service.call(quotes.reprice, { as, body: { quoteId: quote._id } }),
  book,
};
type Action = keyof typeof actions;

/** A quote in each state; `archived long ago` is past the days in which it may be restored. */
const states = {
  Unsaved: async () => aNewQuote(),
  Saved: async () => changed(await aNewQuote(), actions.save),
  Archived: async () => changed(await aNewQuote(), actions.archive),
  'archived long ago': async () => {
    const quote = await changed(await aNewQuote(), actions.archive);
    clock.moveTo(new Date(now.getTime() + 31 * dayMs));
    return quote;
  },
  Booked: async () => changed(await aNewQuote(), actions.book),
};
type State = keyof typeof states;

async function aNewQuote(): Promise<Quote> {
  const { status, body } = await service.call(quotes.create, { as, body: aQuoteRequest() });
  expect(status).toBe(200);
  return body;
}

async function changed(quote: Quote, action: (quote: Quote) => Promise<TestReply>): Promise<Quote> {
  expect((await action(quote)).status).toBe(200);
  return read(quote);
}

const isArchived = /archived/;
const isBooked = /already been booked/;

/** The state after each action, or what its refusal names (docs/product/quotes.md). */
const table: Record<State, Record<Action, Quote['status'] | RegExp>> = {
  Unsaved: {
    save: 'Saved',
    archive: 'Archived',
    edit: 'Unsaved',
    switch: 'Unsaved',
    reprice: 'Unsaved',
    book: 'Booked',
  },
  Saved: {
    save: 'Saved',
    archive: 'Archived',
    edit: 'Saved',
    switch: 'Saved',
    reprice: 'Saved',
    book: 'Booked',
  },
  Archived: {
    save: 'Saved',
    archive: 'Archived',
    edit: isArchived,
    switch: isArchived,
    reprice: isArchived,
    book: isArchived,
  },
  'archived long ago': {
    save: /archived more than 30 days ago/,
    archive: 'Archived',
    edit: isArchived,
    switch: isArchived,
    reprice: isArchived,
    book: isArchived,
  },
  Booked: {
    save: isBooked,
    archive: isBooked,
    edit: isBooked,
    switch: isBooked,
    reprice: isBooked,
    book: isBooked,
  },
};

const cells = Object.entries(table).flatMap(([state, row]) =>
  Object.entries(row).map(([action, outcome]) => [state as State, action as Action, outcome] as const),
);
const allowed = cells.filter((cell): cell is [State, Action, Quote['status']] => typeof cell[2] === 'string');
const refused = cells.filter((cell): cell is [State, Action, RegExp] => cell[2] instanceof RegExp);

describe('the states of a quote', () => {
  it.each(allowed)('%s + %s → %s', async (state, action, to) => {
    const quote = await states[state]();
    const reply = await actions[action](quote);
    expect({ code: reply.status, status: reply.body.status ?? reply.body.quote.status }).toEqual({
      code: 200,
      status: to,
    });
    expect((await read(quote)).status).toBe(to);
  });

  it.each(refused)('%s + %s is a 409 that says %s, and changes nothing', async (state, action, names) => {
    const quote = await states[state]();
    const before = await read(quote);
    const eventCount = (await service.outbox()).length;
    const { status, body } = await actions[action](quote);
    expect(status).toBe(409);
    expect(body.message).toMatch(names);
    expect(await read(quote)).toEqual(before);
    expect(await service.outbox()).toHaveLength(eventCount);
  });

  it('publishes every change once, and nothing for a state that it already has', async () => {
    const quote = await states.Unsaved();
    const before = (await service.outbox()).length;
    for (const action of ['save', 'save', 'archive', 'archive', 'save', 'book'] as const) {
      expect((await actions[action](quote)).status).toBe(200);
    }
    expect((await service.outbox()).slice(before)).toMatchObject(
      ['Saved', 'Archived', 'Saved', 'Booked'].map((status) => ({ payload: { status } })),
    );
  });

  it('keeps the 30 days of an archived quote when it is archived again', async () => {
    const quote = await states.Archived();
    clock.moveTo(new Date(now.getTime() + 29 * dayMs));
    await actions.archive(quote);
    clock.moveTo(new Date(now.getTime() + 30 * dayMs + 1));
    expect((await actions.save(quote)).status).toBe(409);
  });

  it('is the same after it is restored: number, price, days of validity', async () => {
    const before = await states.Saved();
    await actions.archive(before);
    await actions.save(before);
    expect(await read(before)).toEqual({ ...before, version: before.version + 2 });
  });

  it('allows only one of an archive and a booking at the same time', async () => {
    for (let round = 0; round < 10; round += 1) {
      const quote = await states.Saved();
      const replies = await Promise.all([actions.archive(quote), actions.book(quote)]);
      const codes = replies.map(({ status }) => status).sort();
      expect(codes).toEqual([200, 409]);
      const [archived] = replies;
      expect((await read(quote)).status).toBe(archived?.status === 200 ? 'Archived' : 'Booked');
    }
  });
});

describe('several quotes', () => {
  const many = (quoted: readonly Quote[], status: 'Saved' | 'Archived', caller = as) => {
    const body = { quoteIds: quoted.map(({ _id }) => _id), status };
    return service.call(quotes.changeStatusOfMany, { as: caller, body });
  };

  it('are removed and brought back, each on its own, and those refused are named with the reason', async () => {
    const [unsaved, saved, booked] = [await states.Unsaved(), await states.Saved(), await states.Booked()];
    const { body } = await many([unsaved, saved, booked], 'Archived');
    const numbers = [unsaved, saved].map(({ _id: quoteId, uniqueId }) => ({ quoteId, uniqueId }));
    expect(body.done).toEqual(numbers);
    expect(body.refused).toEqual([
      {
        quoteId: booked._id,
        uniqueId: booked.uniqueId,
        message: expect.stringMatching(/already been booked/),
      },
    ]);
    expect((await read(unsaved)).status).toBe('Archived');
    expect((await many([unsaved, saved], 'Saved')).body).toEqual({ done: numbers, refused: [] });
    expect((await read(unsaved)).status).toBe('Saved');
  });

  it('T3: are not found in another company', async () => {
    const quote = await states.Saved();
    const stranger = aSession({ role: 'Admin', portalId: randomUUID() });
    expect((await many([quote], 'Archived', stranger)).body).toMatchObject({
      done: [],
      refused: [{ uniqueId: null, message: expect.stringMatching(/could not find/) }],
    });
    expect((await read(quote)).status).toBe('Saved');
  });
});
