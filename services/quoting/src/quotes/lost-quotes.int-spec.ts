import { type Quote, quotes } from '@overland/contracts';
import { Clock } from '@overland/service-kit';
import { aSession, FixedClock, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const clock = new FixedClock(new Date('2026-11-20T20:05:00Z'));
const lone = aPlainPortal();
const north = aPlainPortal({ companyName: 'Northgate Relocation' });
const as = aSession({ role: 'User', portalId: lone._id });
let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, lone, north);
});
afterAll(() => service.close());

async function aNewQuote(): Promise<Quote> {
  const { status, body } = await service.call(quotes.create, { as, body: aQuoteRequest() });
  expect(status).toBe(200);
  return body;
}
const send = ({ _id: quoteId }: Quote, body: object, by = as) =>
  service.call(quotes.update, { as: by, body: { quoteId, ...body } });
/** The events for reporting, oldest first. */
const told = async ({ _id }: Quote) =>
  (await service.outbox())
    .map(({ payload }) => payload as { quoteId: string; lostReason: string | null; wasSaved: boolean })
    .filter(({ quoteId }) => quoteId === _id)
    .map(({ lostReason, wasSaved }) => ({ lostReason, wasSaved }));

describe('a lost quote', () => {
  it('is archived with a reason, or without one, and whether it was ever saved is kept', async () => {
    const [one, other] = [await aNewQuote(), await aNewQuote()];
    expect((await send(one, { status: 'Saved' })).status).toBe(200);
    expect((await send(one, { status: 'Archived', lostReason: 'price' })).status).toBe(200);
    expect((await send(other, { status: 'Archived' })).status).toBe(200);
    expect(await told(one)).toEqual([
      { lostReason: null, wasSaved: false },
      { lostReason: null, wasSaved: true },
      { lostReason: 'price', wasSaved: true },
    ]);
    expect((await told(other)).at(-1)).toEqual({ lostReason: null, wasSaved: false });
  });

  it('gets or changes its reason later, which is published once', async () => {
    const quote = await aNewQuote();
    for (const body of [
      {},
      { lostReason: 'timing' },
      { lostReason: 'timing' },
      {},
      { lostReason: 'other' },
    ]) {
      expect((await send(quote, { status: 'Archived', ...body })).status).toBe(200);
    }
    expect((await told(quote)).map(({ lostReason }) => lostReason)).toEqual([null, null, 'timing', 'other']);
  });

  it('is no longer lost once it is restored', async () => {
    const quote = await aNewQuote();
    await send(quote, { status: 'Archived', lostReason: 'notMoving' });
    expect((await send(quote, { status: 'Saved' })).status).toBe(200);
    expect((await told(quote)).at(-1)).toEqual({ lostReason: null, wasSaved: true });
  });

  it('gives no reason with another state or an edit, none that is not in the list, and none by another company', async () => {
    const quote = await aNewQuote();
    for (const body of [
      { status: 'Saved', lostReason: 'price' },
      { lostReason: 'price' },
      { status: 'Archived', lostReason: 'bored' },
      { status: 'Archived', lostReason: 'price', customerFullName: 'Maeve' },
    ]) {
      expect((await send(quote, body)).status).toBe(400);
    }
    const theirs = aSession({ role: 'User', portalId: north._id });
    expect((await send(quote, { status: 'Archived', lostReason: 'price' }, theirs)).status).toBe(404);
    expect(await told(quote)).toHaveLength(1);
  });
});
