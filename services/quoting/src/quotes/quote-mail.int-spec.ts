import { randomUUID } from 'node:crypto';
import { type EventPayload, quotes } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import { Clock } from '@overland/service-kit';
import { aSession, FixedClock, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { mostInADay, mostInAnHour } from './quote-mail.js';

const noon = new Date('2026-11-20T17:00:00Z');
const clock = new FixedClock(noon);
const direct = aPlainPortal({ companyName: 'Overland Direct', isCustomerPortal: true });
let service: TestService;

beforeAll(async () => {
  service = await startTestService(quoting, { overrides: [[Clock, clock]] });
  await replicate(service, direct);
});
afterAll(() => service.close());

const { commission: _, ...move } = aQuoteRequest();
let days = 0;
/** A new day, so that mails of other tests do not count. */
beforeEach(() => clock.moveTo(new Date(noon.getTime() + ++days * 2 * dayMs)));

async function ask(customerEmail: string, changes: object = {}) {
  const body = { ...move, customerEmail, customerPhone: '(555) 010-0142', ...changes };
  const reply = await service.call(quotes.createPublic, { body });
  expect(reply.status).toBe(200);
  return reply.body;
}
async function mailsTo(...addresses: string[]): Promise<EventPayload<'quote.mailRequested'>[]> {
  const events = (await service.outbox()).filter(({ type }) => type === 'quote.mailRequested');
  const mails = events.map(({ payload }) => payload as EventPayload<'quote.mailRequested'>);
  return mails.filter(({ email }) => addresses.includes(email));
}
const askOften = async (times: number, addressOf: (index: number) => string) => {
  for (let index = 0; index < times; index++) await ask(addressOf(index));
};

describe('the quote of a private customer', () => {
  it('is mailed with its prices and expiry, and says when on its page', async () => {
    const quote = await ask('Grace@Mail.example', { language: 'es' });
    expect(quote.mailedAt).toBe(clock.now().toISOString());
    expect(await mailsTo('grace@mail.example')).toEqual([
      {
        quoteId: quote._id,
        uniqueId: quote.uniqueId,
        email: 'grace@mail.example',
        language: 'es',
        pickupText: 'Dallas, TX',
        deliveryText: 'Denver, CO',
        miles: quote.miles,
        vehicles: ['Honda Accord'],
        prices: ([1, 3, 5, 7] as const).map((level) => ({
          level,
          open: quote.totalPricing[level].totalOpenTransportPortal,
          enclosed: quote.totalPricing[level].totalEnclosedTransportPortal,
        })),
        whiteGlove: quote.totalPricing['1'].totalWhiteGloveTransportPortal,
        expiresAt: quote.expiresAt,
        timeZone: 'America/New_York',
      },
    ]);
  });

  it('has the one price of white glove alone', async () => {
    await ask('wanda@mail.example', { transportType: 'WHITEGLOVE' });
    expect(await mailsTo('wanda@mail.example')).toMatchObject([{ prices: [] }]);
  });

  it('says nothing that was typed, as anybody may have typed the address', async () => {
    await ask('ruth@mail.example', { customerFullName: 'Buy Now', customerPhone: '(555) 010-0166' });
    const text = JSON.stringify(await mailsTo('ruth@mail.example'));
    expect(text).not.toMatch(/Buy Now|010-0166/);
  });

  it('is mailed once, however often the same request is sent', async () => {
    const body = { ...move, customerEmail: 'twice@mail.example', customerPhone: '(555) 010-0142' };
    const request = { body, headers: { 'idempotency-key': randomUUID() } };
    await service.call(quotes.createPublic, request);
    await service.call(quotes.createPublic, request);
    expect(await mailsTo('twice@mail.example')).toHaveLength(1);
  });
});

describe('T17: the form is no relay', () => {
  it('a mailbox gets five quotes a day, whatever stands behind a plus sign; more are made and not mailed', async () => {
    const addressOf = (index: number) => (index % 2 ? `ann+${index}@mail.example` : 'ann@mail.example');
    await askOften(mostInADay, addressOf);
    const one = await ask('ann+more@mail.example');
    expect(one.mailedAt).toBeNull();
    expect(await mailsTo('ann+more@mail.example')).toEqual([]);
    clock.advanceSeconds(86_401);
    expect((await ask('ann@mail.example')).mailedAt).not.toBeNull();
  });

  it('the limit holds when many are made at once', async () => {
    const made = await Promise.all(Array.from({ length: 9 }, () => ask('many@mail.example')));
    expect(made.filter(({ mailedAt }) => mailedAt !== null)).toHaveLength(mostInADay);
  });

  it('there is an hourly limit for all together', async () => {
    await askOften(mostInAnHour, (index) => `stranger${index}@mail.example`);
    expect((await ask('late@mail.example')).mailedAt).toBeNull();
    clock.advanceSeconds(3601);
    expect((await ask('later@mail.example')).mailedAt).not.toBeNull();
  });
});

it('a quote that staff make is mailed to nobody', async () => {
  const as = aSession({ role: 'MCAdmin' });
  const body = { ...aQuoteRequest({ portalId: direct._id }) };
  expect((await service.call(quotes.create, { as, body })).status).toBe(200);
  expect(await mailsTo('')).toEqual([]);
});
