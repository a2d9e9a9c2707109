import { spanish } from './es/index.js';
import { addTexts, type Text, type TextValues, t, translate } from './texts.js';

// A server writes to readers of every language; `inLanguage` says to which one.
addTexts('es', spanish);

/**
 * What templates write in the language of the moment: `{{t "Questions? Call {phone}." phone=sender.phone}}`, and a text that
 * a value holds: `{{translate operable}}`. A spec finds the texts of `t`, as the compiler does not.
 */
export const templateHelpers = {
  t: (text: string, { hash }: { hash: TextValues }): string => t(text as Text, hash),
  translate: (text: string): string => translate(text),
};
