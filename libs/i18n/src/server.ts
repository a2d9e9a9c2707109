import { texts as es } from './es/index.js';
import { addTexts, type Language, type Text, type TextValues, t, translate } from './index.js';

// A server writes to readers of every language; `inLanguage` says to which one.
export const allTexts: Record<Exclude<Language, 'en'>, Record<Text, string>> = { es };
for (const [of, texts] of Object.entries(allTexts)) addTexts(of as Language, texts);

/**
 * What templates write in the current language: `{{t "Questions? Call {phone}." phone=sender.phone}}`, and a text that
 * a value holds: `{{translate operable}}`. A spec finds the texts of `t`, as the compiler does not.
 */
export const templateHelpers = {
  t: (text: string, { hash }: { hash: TextValues }): string => t(text as Text, hash),
  translate: (text: string): string => translate(text),
};
