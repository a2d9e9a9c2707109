import {
  type FollowUpDay,
  type FollowUpLetterName,
  type FollowUpState,
  firstName,
  followUpLetters,
  placeName,
} from '@overland/contracts';
import { dayMs, todayIn } from '@overland/contracts/calendar';
import { formatDay } from '@overland/contracts/format';
import { inLanguage, t } from '@overland/i18n';
import type { QuoteEntity } from '../quotes/quote.entity.js';

type Letter = FollowUpState['letters'][number];
type Told = Pick<
  QuoteEntity,
  'uniqueId' | 'language' | 'pickup' | 'delivery' | 'expiresAt' | 'isPublic' | 'customerFullName'
>;

/** A price ends soon on its last days. */
const soonMs = 3 * dayMs;

/** How a quote stands: where its company is, and whether its customer was mailed it before. */
interface Standing {
  timeZone: string;
  now: Date;
  isKnown: boolean;
  /** Gets the quote alone, and nothing that reminds of it. */
  isUnsubscribed: boolean;
}

/** The letters that are true of a quote now, in its customer's language. */
export function lettersFor(quote: Told, { timeZone, now, isKnown, isUnsubscribed }: Standing): Letter[] {
  const endsSoon = quote.expiresAt.getTime() - now.getTime() <= soonMs;
  const isTrue = { offer: !isKnown, reminder: isKnown, questions: true, priceEnds: endsSoon };
  const reminds = (name: FollowUpLetterName) => name !== 'offer';
  const names = followUpLetters.filter((name) => isTrue[name] && !(isUnsubscribed && reminds(name)));
  return inLanguage(quote.language, () =>
    names.map((name) => {
      const { subject, words } = letterOf(name, quote, timeZone);
      return { name, subject, words: `${greetingOf(quote)}${words}` };
    }),
  );
}

/** What the company's rule sends on a day. */
export function letterOfStep(step: FollowUpDay, quote: Told, of: { timeZone: string; now: Date }): Letter {
  const letters = lettersFor(quote, { ...of, isKnown: true, isUnsubscribed: false });
  const wanted = { 1: 'reminder', 3: 'questions', 6: 'priceEnds' } as const;
  const found = letters.find(({ name }) => name === wanted[step]) ?? letters[0];
  if (!found) throw new Error('There is a letter for every quote.');
  return found;
}

/** None in that of a public quote: whoever asked for it may have typed a stranger's address beside any name. */
function greetingOf({ isPublic, customerFullName }: Told): string {
  const name = isPublic ? '' : firstName(customerFullName);
  return name === '' ? '' : `${t('Hello {name},', { name })}\n\n`;
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
