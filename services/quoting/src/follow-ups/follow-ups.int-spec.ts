import { randomUUID } from 'node:crypto';
import {
  type EventPayload,
  followUps,
  type Quote,
  type QuoteFollowUp,
  quotes,
  type Session,
  undoSeconds,
} from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, FixedClock, linkKeyFrom, signIdLink } from '@overland/service-kit';
import { aSession, startTestService, type TestService, testKeys } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { QuotesRepository } from '../quotes/quotes.repository.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { FollowUpRule } from './follow-up-rule.worker.js';
import { FollowUpSender } from './follow-up-sender.worker.js';

/** A Monday, at noon in New York. */
const monday = new Date('2026-11-09T17:00:00Z');
const clock = new FixedClock(monday);
const direct = aPlainPortal({ companyName: 'Overland Direct', isCustomerPortal: true, followUpDays: [1, 3] });
const lone = aPlainPortal({ sharesQuotes: true, followUpDays: [1] });
const closed = aPlainPortal({ companyName: 'Northgate Relocation' });
const staff = aSession({ role: 'User', portalId: lone._id });
const admin = aSession({ role: 'MCAdmin' });
let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, direct, lone, closed);
});
afterAll(() => service.close());
beforeEach(() => clock.moveTo(monday));

const after = (days: number) => clock.moveTo(new Date(monday.getTime() + days * dayMs));
let number = 0;
const newAddress = () => `customer${++number}@mail.example`;

async function aQuote(as: Session = staff): Promise<Quote> {
  const body = { ...aQuoteRequest(), portalId: as.role === 'MCAdmin' ? closed._id : lone._id };
  return (await service.call(quotes.create, { as, body })).body;
}
/** Of a private customer, who is mailed. */
async function aPublicQuote(customerEmail = newAddress()): Promise<Quote> {
  const { commission: _, ...move } = aQuoteRequest();
  const body = { ...move, customerEmail, customerPhone: '(555) 010-0142' };
  return (await service.call(quotes.createPublic, { body })).body;
}
const letter = { subject: 'Your quote', words: 'A short reminder.' };
const send = ({ _id: quoteId }: Quote, changes: object = {}, as: Session = staff) =>
  service.call(followUps.send, { as, body: { quoteId, ...letter, ...changes } });
const stateOf = async ({ _id: quoteId }: Quote, as: Session = staff) =>
  (await service.call(followUps.get, { as, params: { quoteId } })).body;
const sender = () => service.app.get(FollowUpSender, { strict: false }).run();
const rule = () => service.app.get(FollowUpRule, { strict: false }).run();
async function sentOf({ _id: quoteId }: Quote): Promise<EventPayload<'quote.followedUp'>[]> {
  const events = (await service.outbox()).filter(({ type }) => type === 'quote.followedUp');
  return events
    .map(({ payload }) => payload as EventPayload<'quote.followedUp'>)
    .filter(({ mail }) => mail.quoteId === quoteId);
}
const pass = (seconds: number) => clock.advanceSeconds(seconds);
const update = ({ _id: quoteId }: Quote, status: 'Saved' | 'Archived', as: Session) =>
  service.call(quotes.update, { as, body: { quoteId, status } });
const tokenOf = (id: string) => signIdLink(linkKeyFrom(testKeys().sealKey, 'follow-ups'), id);
const unsubscribe = (token: string) => service.call(followUps.unsubscribe, { body: { token } });

describe('a follow-up by hand', () => {
  it('waits for a minute, goes out once, and is seen in the list', async () => {
    const quote = await aQuote();
    const to = newAddress();
    const { status, body } = await send(quote, { to });
    expect(status).toBe(200);
    expect(body).toMatchObject({ to, letters: [], waiting: { followUpId: expect.any(String) }, last: null });
    await sender();
    expect(await sentOf(quote)).toEqual([]);
    pass(undoSeconds + 10);
    await Promise.all([sender(), sender()]);
    expect(await sentOf(quote)).toMatchObject([
      { ...letter, portalId: lone._id, isByRule: false, mail: { email: to, uniqueId: quote.uniqueId } },
    ]);
    const at = clock.now().toISOString();
    expect(await stateOf(quote)).toMatchObject({
      last: { at, isByRule: false, by: expect.stringMatching(/./) },
      waiting: null,
      days: [1],
      nextAt: new Date(clock.now().getTime() - (undoSeconds + 10) * 1000 + dayMs).toISOString(),
    });
    const { body: page } = await service.call(quotes.list, { as: staff, body: {} });
    expect(page.rows.find(({ _id }: { _id: string }) => _id === quote._id).followedUpAt).toBe(at);
    const isListed = async (followUp: QuoteFollowUp) => {
      const { body: found } = await service.call(quotes.list, { as: staff, body: { followUp } });
      return found.rows.some(({ _id }: { _id: string }) => _id === quote._id);
    };
    expect([await isListed('emailed'), await isListed('due'), await isListed('answered')]).toEqual([
      true,
      false,
      false,
    ]);
    pass(dayMs / 1000 + 60);
    expect(await isListed('due')).toBe(true);
  });

  it('is due a day after the quote was made, where there is an address and no email waits', async () => {
    const nameless = await aQuote();
    const body = { ...aQuoteRequest({ customerEmail: newAddress() }), portalId: lone._id };
    const { body: quote } = await service.call(quotes.create, { as: staff, body });
    const listed = async (followUp: QuoteFollowUp, { _id }: Quote) => {
      const { body: found } = await service.call(quotes.list, { as: staff, body: { followUp } });
      return found.rows.some((row: { _id: string }) => row._id === _id);
    };
    expect([await listed('noAddress', nameless), await listed('noAddress', quote)]).toEqual([true, false]);
    expect([await listed('notEmailed', quote), await listed('due', quote)]).toEqual([true, false]);
    after(1.1);
    expect([await listed('due', nameless), await listed('due', quote)]).toEqual([false, true]);
    await send(quote);
    expect([await listed('notEmailed', quote), await listed('due', quote)]).toEqual([false, false]);
  });

  it('is due only where it can be sent: not in a company that shares no quotes, nor to who wants none', async () => {
    const customerEmail = newAddress();
    const make = async (portalId: string, email: string): Promise<Quote> => {
      const body = { ...aQuoteRequest({ customerEmail: email }), portalId };
      return (await service.call(quotes.create, { as: admin, body })).body;
    };
    const [shared, unshared] = [await make(lone._id, newAddress()), await make(closed._id, newAddress())];
    const known = await make(lone._id, customerEmail);
    await send(known);
    pass(undoSeconds + 10);
    await sender();
    await unsubscribe(tokenOf((await sentOf(known))[0]?.followUpId ?? ''));
    const fresh = await make(lone._id, customerEmail);
    after(1.5);
    const { body } = await service.call(quotes.list, { as: admin, body: { followUp: 'due' } });
    const due = body.rows.map(({ _id }: { _id: string }) => _id);
    expect([shared, unshared, known, fresh].map(({ _id }) => due.includes(_id))).toEqual([
      true,
      false,
      false,
      true,
    ]);
    const inClosed = { followUp: 'due', portalId: closed._id };
    expect((await service.call(quotes.list, { as: admin, body: inClosed })).body.rows).toEqual([]);
  });

  it('goes to the address that the quote has after its minute, and to nobody where that was emptied', async () => {
    const [moved, emptied] = [await aQuote(), await aQuote()];
    const to = newAddress();
    for (const quote of [moved, emptied]) {
      await send(quote, { to: newAddress() });
      const customerEmail = quote === moved ? to : '';
      const body = { quoteId: quote._id, ...aQuoteRequest({ customerEmail }), version: 2 };
      expect((await service.call(quotes.update, { as: staff, body })).status).toBe(200);
    }
    pass(undoSeconds + 10);
    await sender();
    expect(await sentOf(moved)).toMatchObject([{ mail: { email: to } }]);
    expect(await sentOf(emptied)).toEqual([]);
    expect(await stateOf(emptied)).toMatchObject({ waiting: null, refusal: null, last: null });
    expect((await stateOf(moved)).last).not.toBeNull();
    after(1.1);
    await rule();
    expect(await sentOf(moved)).toHaveLength(2);
  });

  it('is taken back in that minute, and not later', async () => {
    const quote = await aQuote();
    const { body } = await send(quote, { to: newAddress() });
    const { followUpId } = body.waiting;
    const takeBack = (as: Session = staff) =>
      service.call(followUps.takeBack, { as, body: { quoteId: quote._id, followUpId } });
    expect((await takeBack()).body).toMatchObject({ waiting: null, refusal: null });
    pass(undoSeconds + 10);
    await sender();
    expect(await sentOf(quote)).toEqual([]);
    expect((await takeBack()).status).toBe(409);
  });

  it('goes out once a day, however often and at the same time it is sent', async () => {
    const quote = await aQuote();
    const all = await Promise.all(Array.from({ length: 4 }, () => send(quote, { to: 'ann@mail.example' })));
    expect(all.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    pass(undoSeconds + 10);
    await sender();
    expect((await send(quote)).body.message).toMatch(/24 hours/);
    expect((await stateOf(quote)).refusal).toMatch(/24 hours/);
    after(1.1);
    expect((await send(quote)).status).toBe(200);
  });

  it('is sent once by the same request', async () => {
    const quote = await aQuote();
    const call = {
      as: staff,
      body: { quoteId: quote._id, to: newAddress(), ...letter },
      headers: { 'idempotency-key': randomUUID() },
    };
    const first = await service.call(followUps.send, call);
    expect((await service.call(followUps.send, call)).body).toEqual(first.body);
  });

  it('does not go out once the quote is archived or removed while it waits', async () => {
    const [archived, removed] = [await aQuote(), await aQuote()];
    for (const quote of [archived, removed]) await send(quote, { to: newAddress() });
    await update(archived, 'Archived', staff);
    await service.dataSource.transaction(async (manager) => {
      await manager.query(`set local app."all" = 'yes'`);
      await manager.query('delete from quotes where id = $1', [removed._id]);
    });
    pass(undoSeconds + 10);
    await sender();
    expect([...(await sentOf(archived)), ...(await sentOf(removed))]).toEqual([]);
    expect((await stateOf(archived)).waiting).toBeNull();
  });

  it('is refused with words where it would not be true, or has nobody to go to', async () => {
    const expired = await aPublicQuote();
    after(9);
    expect((await send(expired, {}, admin)).body.message).toMatch(/expired/);
    clock.moveTo(monday);
    const archived = await aQuote();
    await update(archived, 'Archived', staff);
    expect((await send(archived, { to: newAddress() })).body.message).toMatch(/^Archived/);
    expect((await send(await aQuote(admin), { to: newAddress() }, admin)).body.message).toMatch(/share/);
    expect((await send(await aQuote())).status).toBe(400);
    expect((await send(await aQuote(), { to: 'nobody', words: ' ' })).status).toBe(400);
  });

  it('goes to the address of the quote alone, once there is one', async () => {
    const quote = await aPublicQuote('grace@mail.example');
    await send(quote, { to: 'stranger@mail.example' }, admin);
    pass(undoSeconds + 10);
    await sender();
    expect(await sentOf(quote)).toMatchObject([{ mail: { email: 'grace@mail.example' } }]);
  });

  it('T3: is not found for another company’s quote', async () => {
    const quote = await aQuote();
    const { body } = await send(quote, { to: newAddress() });
    const as = aSession({ role: 'Admin', portalId: closed._id });
    const quoteId = quote._id;
    const replies = await Promise.all([
      service.call(followUps.get, { as, params: { quoteId } }),
      service.call(followUps.preview, { as, body: { quoteId, ...letter } }),
      send(quote, {}, as),
      service.call(followUps.takeBack, { as, body: { quoteId, followUpId: body.waiting.followUpId } }),
      service.call(followUps.answered, { as, body: { quoteId, hasAnswered: true } }),
    ]);
    expect(replies.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
  });
});

describe('follow-ups of several quotes', () => {
  const together = async (quoted: readonly Quote[], as: Session = staff) => {
    const body = { quoteIds: quoted.map(({ _id }) => _id), letter: 'questions' as const };
    const plan = (await service.call(followUps.plan, { as, body })).body;
    return { plan, report: (await service.call(followUps.sendMany, { as, body })).body };
  };
  const inList = async ({ _id }: Quote) => {
    const { body } = await service.call(quotes.list, { as: staff, body: {} });
    return body.rows.find((row: { _id: string }) => row._id === _id);
  };

  it('say before who gets which, wait for a minute, and leave out what cannot go', async () => {
    const [known, fresh, nameless] = [await aQuote(), await aQuote(), await aQuote()];
    await send(known, { to: newAddress() });
    await send(fresh, { to: newAddress() }).then(({ body }) =>
      service.call(followUps.takeBack, {
        as: staff,
        body: { quoteId: fresh._id, followUpId: body.waiting.followUpId },
      }),
    );
    pass(undoSeconds + 10);
    await sender();
    after(1.1);
    const { plan, report } = await together([known, fresh, nameless]);
    expect(plan.possible).toMatchObject([
      { uniqueId: known.uniqueId, letter: 'questions', to: expect.stringContaining('@') },
      { uniqueId: fresh.uniqueId, letter: 'offer' },
    ]);
    expect(plan).toMatchObject({
      refused: [],
      withoutAddress: [{ uniqueId: nameless.uniqueId, to: '', letter: 'offer', subject: expect.any(String) }],
    });
    expect(report.refused).toMatchObject([
      { uniqueId: nameless.uniqueId, message: expect.stringMatching(/no email address/) },
    ]);
    expect(report.done).toHaveLength(2);
    expect(await inList(fresh)).toMatchObject({ emailDueAt: expect.any(String), followedUpAt: null });
    pass(undoSeconds + 10);
    await sender();
    expect(await inList(fresh)).toMatchObject({ emailDueAt: null, followedUpAt: expect.any(String) });
    expect((await sentOf(known)).map(({ subject }) => subject)).toEqual([
      'Your quote',
      expect.stringMatching(/^Any questions/),
    ]);
    expect((await together([known])).report.refused[0].message).toMatch(/24 hours/);
  });

  it('take an address that is typed for one, which its quote keeps as a new version', async () => {
    const nameless = await aQuote();
    const to = newAddress();
    const addresses = [{ quoteId: nameless._id, to }];
    const body = { quoteIds: [nameless._id], letter: 'reminder' as const, addresses };
    expect((await service.call(followUps.sendMany, { as: staff, body })).body.done).toHaveLength(1);
    const { body: kept } = await service.call(quotes.get, { as: staff, params: { quoteId: nameless._id } });
    expect(kept).toMatchObject({ customerEmail: to, version: 2 });
    pass(undoSeconds + 10);
    await sender();
    expect(await sentOf(nameless)).toMatchObject([{ mail: { email: to } }]);
    expect((await together([nameless])).plan.refused[0].message).toMatch(/24 hours/);
  });

  it('are taken back together, and nobody gets one', async () => {
    const quoted = [await aQuote(), await aQuote()];
    for (const quote of quoted) {
      const { body } = await send(quote, { to: newAddress() });
      const taken = { quoteId: quote._id, followUpId: body.waiting.followUpId };
      await service.call(followUps.takeBack, { as: staff, body: taken });
    }
    const { report } = await together(quoted);
    const waiting = report.done.map(({ quoteId, followUpId }: Record<string, string>) => ({
      quoteId,
      followUpId,
    }));
    const undo = () => service.call(followUps.takeBackMany, { as: staff, body: { followUps: waiting } });
    expect((await undo()).body).toMatchObject({ done: [{}, {}], refused: [] });
    pass(undoSeconds + 10);
    await sender();
    for (const quote of quoted) expect(await sentOf(quote)).toEqual([]);
    expect((await undo()).body.refused).toHaveLength(2);
  });

  it('T3: find no quote of another company', async () => {
    const quote = await aQuote();
    const { plan, report } = await together([quote], aSession({ role: 'Admin', portalId: closed._id }));
    const missing = { quoteId: quote._id, uniqueId: null, message: expect.stringMatching(/could not find/) };
    expect([plan.possible, report.done]).toEqual([[], []]);
    expect([plan.refused, report.refused]).toEqual([[missing], [missing]]);
  });
});

describe('a customer who wants no follow-ups', () => {
  it('ends those of one company by the link of one, for the mailbox, twice without an error', async () => {
    const quote = await aQuote();
    await send(quote, { to: 'rita@mail.example' });
    pass(undoSeconds + 10);
    await sender();
    const followUpId = (await sentOf(quote))[0]?.followUpId ?? '';
    const token = tokenOf(followUpId);
    expect((await unsubscribe(token)).status).toBe(200);
    expect((await service.call(followUps.unsubscribeAtOnce, { params: { token } })).status).toBe(200);
    after(1.5);
    expect((await send(quote)).body.message).toBe(
      'The customer does not want reminders, and was emailed the quote.',
    );
    expect(await stateOf(quote)).toMatchObject({ isUnsubscribed: true, letters: [], days: [] });
    const elsewhere = await aPublicQuote('rita@mail.example');
    expect((await stateOf(elsewhere, admin)).isUnsubscribed).toBe(false);
  });

  it('still gets a new quote that is sent by hand, once, and no reminder of it by the rule', async () => {
    const to = newAddress();
    const first = await aQuote();
    await send(first, { to });
    pass(undoSeconds + 10);
    await sender();
    await unsubscribe(tokenOf((await sentOf(first))[0]?.followUpId ?? ''));
    const quote = await aQuote();
    expect((await send(quote, { to })).status).toBe(200);
    pass(undoSeconds + 10);
    await sender();
    expect(await sentOf(quote)).toMatchObject([{ mail: { email: to } }]);
    after(1.1);
    expect((await send(quote)).status).toBe(409);
    await rule();
    expect(await stateOf(quote)).toMatchObject({ isUnsubscribed: true, letters: [], days: [] });
    expect(await sentOf(quote)).toHaveLength(1);
  });

  it('sees by the link whether they are ended, and can have them again', async () => {
    const quote = await aQuote();
    await send(quote, { to: newAddress() });
    pass(undoSeconds + 10);
    await sender();
    const token = tokenOf((await sentOf(quote))[0]?.followUpId ?? '');
    expect((await service.call(followUps.subscription, { body: { token } })).body).toMatchObject({
      companyName: expect.stringMatching(/\w/),
      address: expect.stringMatching(/^.•••@/),
      portal: { accentColor: expect.any(String) },
      contact: { phone: expect.any(String) },
    });
    const isEnded = async () =>
      (await service.call(followUps.subscription, { body: { token } })).body.isEnded;
    expect(await isEnded()).toBe(false);
    await unsubscribe(token);
    expect(await isEnded()).toBe(true);
    expect((await service.call(followUps.subscribe, { body: { token } })).status).toBe(200);
    expect(await isEnded()).toBe(false);
    expect((await stateOf(quote)).isUnsubscribed).toBe(false);
  });

  it('is not ended by a link that we did not make', async () => {
    const token = tokenOf(randomUUID());
    expect((await service.call(followUps.subscription, { body: { token } })).status).toBe(400);
    expect((await service.call(followUps.subscribe, { body: { token } })).status).toBe(400);
    expect((await unsubscribe('a'.repeat(48))).status).toBe(400);
    expect((await unsubscribe(tokenOf(randomUUID()))).status).toBe(400);
  });
});

describe('follow-ups by rule', () => {
  it('go out on the days of the company, once each, with office hours', async () => {
    const quote = await aPublicQuote();
    await rule();
    expect(await sentOf(quote)).toEqual([]);
    after(1.4);
    await rule();
    expect(await sentOf(quote)).toEqual([]);
    after(1.01);
    await Promise.all([rule(), rule(), rule()]);
    after(3.01);
    await rule();
    after(6.01);
    await rule();
    expect(await sentOf(quote)).toMatchObject([
      { isByRule: true, subject: expect.stringContaining('Your quote') },
      { isByRule: true, subject: expect.stringContaining('Any questions') },
    ]);
  });

  it('are written with their event or not at all', async () => {
    const quote = await aPublicQuote();
    after(1.01);
    const quotesRows = service.app.get(QuotesRepository, { strict: false });
    const killed = jest.spyOn(quotesRows, 'note').mockRejectedValueOnce(new Error('Killed.'));
    await rule();
    killed.mockRestore();
    expect((await stateOf(quote, admin)).last).toBeNull();
    await rule();
    expect(await sentOf(quote)).toHaveLength(1);
  });

  it('begin for a quote of staff with its first email, and never without one', async () => {
    const [told, untold] = [await aQuote(), await aQuote()];
    await send(told, { to: newAddress() });
    pass(undoSeconds + 10);
    await sender();
    after(1.1);
    await rule();
    expect((await sentOf(told)).map(({ isByRule }) => isByRule)).toEqual([false, true]);
    expect(await sentOf(untold)).toEqual([]);
  });

  it.each<[string, (quote: Quote) => Promise<unknown>]>([
    [
      'the customer has answered',
      ({ _id: quoteId }) =>
        service.call(followUps.answered, { as: admin, body: { quoteId, hasAnswered: true } }),
    ],
    ['it is discarded', (quote) => update(quote, 'Archived', admin)],
    [
      'it is booked',
      async ({ _id }) =>
        service.dataSource.transaction(async (manager) => {
          await manager.query(`set local app."all" = 'yes'`);
          await manager.query(`update quotes set status = 'Booked', order_id = id where id = $1`, [_id]);
        }),
    ],
    [
      'its price has expired',
      async ({ _id }) =>
        service.dataSource.transaction(async (manager) => {
          await manager.query(`set local app."all" = 'yes'`);
          await manager.query(`update quotes set expires_at = created_at where id = $1`, [_id]);
        }),
    ],
  ])('end once %s', async (_, stop) => {
    const quote = await aPublicQuote();
    await stop(quote);
    after(1.01);
    await rule();
    expect(await sentOf(quote)).toEqual([]);
  });

  it('go on once an answer is taken back', async () => {
    const quote = await aPublicQuote();
    const answered = (hasAnswered: boolean) =>
      service.call(followUps.answered, { as: admin, body: { quoteId: quote._id, hasAnswered } });
    expect((await answered(true)).body).toMatchObject({ answeredAt: monday.toISOString(), days: [] });
    expect((await answered(false)).body).toMatchObject({ answeredAt: null, days: [1, 3] });
    after(1.01);
    await rule();
    expect(await sentOf(quote)).toHaveLength(1);
  });

  it('end with the link of one', async () => {
    const quote = await aPublicQuote();
    after(1.01);
    await rule();
    const followUpId = (await sentOf(quote))[0]?.followUpId ?? '';
    await unsubscribe(tokenOf(followUpId));
    after(3.01);
    await rule();
    expect(await sentOf(quote)).toHaveLength(1);
  });
});
