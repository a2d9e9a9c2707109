import { MessageFormatter, pluralTypeHandler, selectTypeHandler } from '@ultraq/icu-message-formatter';
import type { texts } from './es/index.js';
import { folders } from './folders.js';
import { type Language, language, perLanguage } from './language.js';

/** An English text that customers read, in ICU MessageFormat. One that a language has not does not compile. */
export type Text = keyof typeof texts;
/** Numbers choose a plural; to be read, they are formatted first (`formatCount`). */
export type TextValues = Record<string, string | number>;

const translations: Partial<Record<Language, Record<string, string>>> = {};

/** Makes a language known; English is in the code. */
export function addTexts(of: Language, texts: Record<string, string>): void {
  translations[of] = texts;
}

/** The texts of a language, which must be there before the first of them is asked for; English is in the code. */
export async function loadTexts(of: Language): Promise<void> {
  if (of !== 'en') addTexts(of, (await folders[of]()).texts);
}

/**
 * A text in the current language with its values: `t('{count, plural, one {# vehicle} other {# vehicles}}', { count })`.
 * Call it when the text is shown, never while a module loads.
 */
export const t = (text: Text, values?: TextValues): string => translate(text, values);

/** A text that another part of the product wrote, such as the message of a field or an answer; as it is where it is not known. */
export const translate = (text: string, values?: TextValues): string =>
  filled(translations[language()]?.[text] ?? text, values);

const formatter = perLanguage(
  (locale) => new MessageFormatter(locale, { plural: pluralTypeHandler, select: selectTypeHandler }),
);

const filled = (text: string, values: TextValues | undefined): string =>
  values ? formatter().format(text, values) : text;
