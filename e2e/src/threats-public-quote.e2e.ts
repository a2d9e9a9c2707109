import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import { keysOf, under } from './answer-keys.js';
import { aMove } from './builders.js';
import { call, publicSite } from './product.js';
import { callRaw, inLanes, withoutRequestId } from './raw-call.js';

const origin = publicSite;

async function publicQuote() {
  const { commission, ...move } = aMove();
  const customer = {
    customerFullName: 'Grace Lindqvist',
    customerEmail: 'grace@mail.example',
    customerPhone: '(555) 010-0142',
  };
  const { status, body } = await call(quotes.createPublic, { body: { ...move, ...customer } }, { origin });
  expect(status).toBe(200);
  return body;
}

/** What a customer may see, written out: a new field of a quote is not public by itself. */
const publicKeys = [
  ...'_id uniqueId status companyName companyLogo customerFullName customerEmail customerPhone'.split(' '),
  ...'pickup delivery miles transitTime transportType createdAt pricedAt expiresAt isExpired'.split(' '),
  ...'isCustomerPortal booking portal vehicleQuotes totalPricing'.split(' '),
  ...['pickup', 'delivery'].flatMap((place) => under(place, 'placeId text city state zip lat lng')),
  ...under('booking', 'today firstPickupDay blockedDays serviceLevels'),
  ...under('booking.blockedDays[]', 'date name'),
  ...under('booking.serviceLevels[]', 'value name adjustmentPercent'),
  ...under('portal', 'isDealership isPremium timeZone displayMCLogo displayAgent'),
  ...under('portal', 'locationTypeIsRequired requiresRegistration asksNonDomestic'),
  ...under(
    'vehicleQuotes[]',
    'make model year vin operable operableBool pricingClass price calculatedQuotes',
  ),
  ...under(
    'vehicleQuotes[].calculatedQuotes[]',
    'serviceLevel openTransportPortal enclosedTransportPortal whiteGloveTransportPortal',
  ),
  ...under('totalPricing', '1 3 5 7'),
  ...['1', '3', '5', '7'].flatMap((level) => [
    ...under(`totalPricing.${level}`, 'totalOpenTransportPortal totalEnclosedTransportPortal totalPortal'),
    ...under(`totalPricing.${level}`, 'totalWhiteGloveTransportPortal totalOpenTransportBeforeDiscount'),
    ...under(`totalPricing.${level}`, 'totalEnclosedTransportBeforeDiscount'),
    ...under(`totalPricing.${level}`, 'totalWhiteGloveTransportBeforeDiscount'),
  ]),
];

/** QUOTE_ID_GUESSES=1000000 for the full count of the quality bar. */
const guessCount = Number(process.env.QUOTE_ID_GUESSES ?? 2000);

describe('T13: the public quote', () => {
  it('has exactly the keys that are public, as made and as read', async () => {
    const made = await publicQuote();
    const { body } = await call(quotes.getPublic, { params: { quoteId: made._id } }, { origin });
    for (const quote of [made, body]) expect(keysOf(quote).sort()).toEqual([...publicKeys].sort());
  });

  it(`is found by none of ${guessCount} random ids, nor by its number and its neighbours`, async () => {
    const made = await publicQuote();
    const ask = (id: string) => callRaw({ path: `/api/quote/public/${id}/app`, origin });
    const numbers = Array.from({ length: 41 }, (_none, at) => String(made.uniqueId - 20 + at));
    // One digit off a real id: ids are not near each other.
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
