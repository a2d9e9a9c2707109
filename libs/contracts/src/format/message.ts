import { inLanguage, type Text, type TextValues, translate } from '@overland/i18n';
import { formatDay } from './days.js';

/**
 * What the API says. `message` is English and fit to show. A message with values is sent with its text, which names them in
 * braces, and the values: of these the reader's language is made. One without values is its own text.
 */
export interface Message {
  message: string;
  text?: string | undefined;
  values?: TextValues | undefined;
}

/** A message with values, to be thrown or sent. A day is given as `YYYY-MM-DD`; money and counts are formatted. */
export const said = (text: Text, values: TextValues): Message => saidToStaff(text, values);

/** The same where no customer can get it: it is in English alone. */
export const saidToStaff = (text: string, values: TextValues): Message => ({
  message: inLanguage('en', () => translate(text, shown(values))),
  text,
  values,
});

/** What the API said, in the current language; in English where that does not know it. */
export function messageText({ message, text = message, values }: Message): string {
  if (values === undefined) return translate(message);
  return translate(text) === text ? message : translate(text, shown(values));
}

const dayOnly = /^\d{4}-\d{2}-\d{2}$/;

const shown = (values: TextValues): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [name, typeof value === 'string' ? word(value) : value]),
  );

/** Days and words of ours, such as the name of a weekday, are said in the reader's language. */
const word = (value: string): string => (dayOnly.test(value) ? formatDay(value) : translate(value));
