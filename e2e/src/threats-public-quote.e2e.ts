import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import { keysOf, pricedKeys, under } from './answer-keys.js';
import { newPublicQuote } from './own-things.js';
import { call, publicSite } from './product.js';
import { callRaw, inLanes, withoutRequestId } from './raw-call.js';

const origin = publicSite;

/** The fields a customer may see, listed explicitly so that a new field is not public by default. */
const publicKeys = [
  ...'_id uniqueId status companyName companyLogo customerFullName customerEmail customerPhone'.split(' '),
  ...'pickup delivery miles transitTime transportType createdAt pricedAt expiresAt isExpired mailedAt'.split(
    ' ',
  ),
  ...'isCustomerPortal booking portal contact'.split(' '),
  ...under('contact', 'email phone'),
  ...['pickup', 'delivery'].flatMap((place) => under(place, 'placeId text city state zip lat lng')),
  ...under('booking', 'today firstPickupDay blockedDays serviceLevels'),
  ...under('booking.blockedDays[]', 'date name'),
  ...under('booking.serviceLevels[]', 'value name adjustmentPercent'),
  ...under('portal', 'isDealership isPremium timeZone displayMCLogo accentColor displayAgent'),
  ...under('portal', 'locationTypeIsRequired requiresRegistration asksNonDomestic'),
  ...pricedKeys,
];

/** Set QUOTE_ID_GUESSES=1000000 for the full count of the quality bar. */
const guessCount = Number(process.env.QUOTE_ID_GUESSES ?? 2000);

describe('T13: the public quote', () => {
  it('has exactly the public keys, when created and when read', async () => {
    const made = await newPublicQuote();
    const { body } = await call(quotes.getPublic, { params: { quoteId: made._id } }, { origin });
    for (const quote of [made, body]) expect(keysOf(quote).sort()).toEqual([...publicKeys].sort());
  });

  it(`is not found by any of ${guessCount} random ids, nor by its number or adjacent ones`, async () => {
    const made = await newPublicQuote();
    const ask = (id: string) => callRaw({ path: `/api/quote/public/${id}/app`, origin });
    const numbers = Array.from({ length: 41 }, (_none, at) => String(made.uniqueId - 20 + at));
    // One digit off a real id: ids are not sequential.
    const near = [...'0123456789abcdef'].map((digit) => `${made._id.slice(0, -1)}${digit}`);
    const guesses = [
      ...numbers,
      ...numbers.map((number) => `%23${number}`),
      ...near.filter((id) => id !== made._id),
      ...Array.from({ length: guessCount }, () => randomUUID()),
    ];
    const answers = new Map<string, Set<string>>([
      ['an id', new Set()],
      ['no id', new Set()],
    ]);
    await inLanes(guesses, 8, async (guess) => {
      const kind = guess.length === made._id.length ? 'an id' : 'no id';
      answers.get(kind)?.add(withoutRequestId(await ask(guess)));
    });
    for (const [, seen] of answers) {
      expect([...seen]).toEqual([expect.stringMatching(/^404 /)]);
    }
    expect((await ask(made._id)).status).toBe(200);
  }, 3_600_000);
});
