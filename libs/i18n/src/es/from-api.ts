import { messages } from './messages.js';

/** Texts with values that reach the reader put together already, in English. */
const withValues = [
  'Please use at most {max} characters.',
  'There is no road between {from} and {to}.',
  "This quote expired on {day}. Here is today's price.",
  'This quote expired on {day}.',
  'This booking does not agree with its quote: {count} vehicle for {price}. Please check it and book again.',
  'This booking does not agree with its quote: {count} vehicles for {price}. Please check it and book again.',
] as const satisfies readonly (keyof typeof messages)[];

const patterns = withValues.map((english) => ({ pattern: patternOf(english), spanish: messages[english] }));

/** The Spanish of such a text with its values; undefined for any other. */
export function spanishFromApi(text: string): string | undefined {
  for (const { pattern, spanish } of patterns) {
    const values = pattern.exec(text)?.groups;
    if (values) return spanish.replaceAll(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  }
  return undefined;
}

/** What the text looks like with its values. */
function patternOf(english: string): RegExp {
  const escaped = english.replaceAll(/[.?]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`);
}
