import { formats } from './formats.js';
import { quote } from './quote.js';
import { sentences } from './sentences.js';

/** Values that have a Spanish of their own: weekdays and holidays. */
const values: Record<string, string> = { ...formats, ...quote };

const patterns = Object.entries(sentences).map(([english, spanish]) => ({
  pattern: patternOf(english),
  spanish,
}));

/** The Spanish of such a text, its days too; undefined for any other. */
export function spanishFromApi(text: string): string | undefined {
  for (const { pattern, spanish } of patterns) {
    const found = pattern.exec(text)?.groups;
    if (found) return spanish.replaceAll(/\{(\w+)\}/g, (_, name: string) => inSpanish(found[name] ?? ''));
  }
  return undefined;
}

/** What the text looks like with its values. */
function patternOf(english: string): RegExp {
  const escaped = english.replaceAll(/[.?]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(/\{(\w+)\}/g, '(?<$1>.+)')}$`);
}

/** `Nov 20, 2026`, as the API writes a day (`formatDay`). */
const englishDay = /^[A-Z][a-z]{2} \d{1,2}, \d{4}$/;
const spanishDay = new Intl.DateTimeFormat('es-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

function inSpanish(value: string): string {
  return englishDay.test(value) ? dayInSpanish(new Date(`${value} UTC`)) : (values[value] ?? value);
}

/** As `formatDay` writes it. */
function dayInSpanish(day: Date): string {
  const parts = spanishDay.formatToParts(day);
  const partOf = (name: string) => parts.find(({ type }) => type === name)?.value ?? '';
  return formats['{month} {day}, {year}'].replaceAll(/\{(\w+)\}/g, (_, name: string) => partOf(name));
}
