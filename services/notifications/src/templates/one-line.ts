const unprintable = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;

/** One line of visible text, so that no name can start a new line in an email or its headers. */
export const oneLine = (text: string): string => text.replace(unprintable, ' ').replace(/ {2,}/g, ' ').trim();

/** As `oneLine`, for all texts in a value, however deep. */
export function inOneLine<T>(value: T): T;
export function inOneLine(value: unknown): unknown {
  if (typeof value === 'string') return oneLine(value);
  if (Array.isArray(value)) return value.map((item) => inOneLine(item));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, inOneLine(item)]));
}
