import {
  type FollowUpDay,
  type FollowUpLetterName,
  type FollowUpState,
  followUpLetters,
  placeName,
} from '@overland/contracts';
import { dayMs, todayIn } from '@overland/contracts/calendar';
import { formatDay } from '@overland/contracts/format';
import { inLanguage, t } from '@overland/i18n';
import type { QuoteEntity } from '../quotes/quote.entity.js';

type Letter = FollowUpState['letters'][number];
type Told = Pick<QuoteEntity, 'uniqueId' | 'language' | 'pickup' | 'delivery' | 'expiresAt'>;

/** A price ends soon on its last days. */
const soonMs = 3 * dayMs;

/** How a quote stands: where its company is, and whether its customer was mailed it before. */
interface Standing {
  timeZone: string;
  now: Date;
  isKnown: boolean;
}

/** The letters that are true of a quote now, in its customer's language. */
export function lettersFor(quote: Told, { timeZone, now, isKnown }: Standing): Letter[] {
  const endsSoon = quote.expiresAt.getTime() - now.getTime() <= soonMs;
  const isTrue = { offer: !isKnown, reminder: isKnown, questions: true, priceEnds: endsSoon };
  const names = followUpLetters.filter((name) => isTrue[name]);
  return inLanguage(quote.language, () =>
    names.map((name) => ({ name, ...letterOf(name, quote, timeZone) })),
  );
}

/** What the company's rule sends on a day. */
export function letterOfStep(step: FollowUpDay, quote: Told, of: { timeZone: string; now: Date }): Letter {
  const letters = lettersFor(quote, { ...of, isKnown: true });
  const wanted = { 1: 'reminder', 3: 'questions', 6: 'priceEnds' } as const;
  const found = letters.find(({ name }) => name === wanted[step]) ?? letters[0];
  if (!found) throw new Error('There is a letter for every quote.');
  return found;
}

function letterOf(name: FollowUpLetterName, quote: Told, timeZone: string): Omit<Letter, 'name'> {
  const number = String(quote.uniqueId);
  const route = { from: placeName(quote.pickup.text), to: placeName(quote.delivery.text) };
  const day = formatDay(todayIn(timeZone, quote.expiresAt));
  const until = t('You can book at these prices until {day}.', { day });
  switch (name) {
    case 'offer':
      return {
        subject: t('Your quote #{number}: {from} to {to}', { number, ...route }),
        words: `${t('This is your quote for the transport from {from} to {to}.', route)} ${until}`,
      };
    case 'reminder':
      return {
        subject: t('Your quote #{number}: {from} to {to}', { number, ...route }),
        words: `${t('This is a short reminder of your quote for the transport from {from} to {to}.', route)} ${until}`,
      };
    case 'questions':
      return {
        subject: t('Any questions about your quote #{number}?', { number }),
        words: `${t('Do you have any questions about the transport from {from} to {to}? Reply to this email or call us, and we will gladly help.', route)} ${until}`,
      };
    case 'priceEnds':
      return {
        subject: t('The prices of your quote #{number} are good until {day}', { number, day }),
        words: `${t('The prices for the transport from {from} to {to} are good until {day}.', { ...route, day })} ${t('After that they are calculated again and may change.')}`,
      };
  }
}
