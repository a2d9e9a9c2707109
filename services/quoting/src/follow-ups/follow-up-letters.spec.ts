import '@overland/i18n/server';
import { aPlace } from '../testing/a-stored-quote.js';
import { letterOfStep, lettersFor } from './follow-up-letters.js';

const now = new Date('2026-11-20T17:00:00Z');
const quote = {
  uniqueId: 10_234,
  isPublic: false,
  customerFullName: '',
  language: 'en' as const,
  pickup: aPlace('Dallas', 'TX'),
  delivery: aPlace('Denver', 'CO'),
  expiresAt: new Date('2026-11-28T04:59:59Z'),
};
const zone = 'America/New_York';
const known = { timeZone: zone, now, isKnown: true, isUnsubscribed: false };
const soon = { ...quote, expiresAt: new Date('2026-11-23T04:59:59Z') };

it('says that a price ends soon only on its last days, and which day that is', () => {
  const namesOf = (of: typeof quote) => lettersFor(of, known).map(({ name }) => name);
  expect(namesOf(quote)).toEqual(['reminder', 'questions']);
  expect(namesOf(soon)).toEqual(['reminder', 'questions', 'priceEnds']);
  expect(lettersFor(soon, known)[2]).toMatchObject({
    subject: 'The prices of your quote #10234 are good until Nov 22, 2026',
    words: expect.stringContaining('Dallas, TX to Denver, CO are good until Nov 22, 2026.'),
  });
});

it('bring the quote, and remind of nothing, where its customer was not mailed it', () => {
  const [offer, ...others] = lettersFor(quote, { ...known, isKnown: false });
  expect(offer).toMatchObject({ name: 'offer', words: expect.stringMatching(/^This is your quote for/) });
  expect(others.map(({ name }) => name)).toEqual(['questions']);
});

it('bring the quote alone to a customer who wants no reminders', () => {
  const letters = lettersFor(soon, { ...known, isKnown: false, isUnsubscribed: true });
  expect(letters.map(({ name }) => name)).toEqual(['offer']);
});

it('are in the language of the customer', () => {
  const [reminder] = lettersFor({ ...quote, language: 'es' as const }, known);
  expect(reminder?.subject).toBe('Su cotización #10234: Dallas, TX a Denver, CO');
  expect(reminder?.words).toMatch(/^Le recordamos su cotización/);
});

it('greet the customer of a quote that staff made, and nobody by a name that the public form was given', () => {
  const grace = { ...quote, customerFullName: 'Grace Park' };
  const wordsOf = (of: typeof quote) => lettersFor(of, known)[0]?.words;
  expect(wordsOf(grace)).toMatch(/^Hello Grace,\n\nThis is a short reminder/);
  expect(wordsOf({ ...grace, isPublic: true })).toMatch(/^This is a short reminder/);
});

it('by rule: a reminder, a question, and the end of the price where it is near', () => {
  const at = { timeZone: zone, now };
  expect(letterOfStep(1, quote, at).name).toBe('reminder');
  expect(letterOfStep(3, quote, at).name).toBe('questions');
  expect(letterOfStep(6, quote, at).name).toBe('reminder');
  expect(letterOfStep(6, soon, at).name).toBe('priceEnds');
});
