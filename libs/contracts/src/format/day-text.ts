import { type Text, t, translate } from '@overland/i18n';

const withYear: Text = '{month} {day}, {year}';
const withoutYear: Text = '{month} {day}';

/** A day as the current language writes it, `Nov 20, 2026` or `20 de nov. de 2026`; else as its locale does. */
export function dayText(format: Intl.DateTimeFormat, at: Date): string {
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  const pattern = parts.year === undefined ? withoutYear : withYear;
  return translate(pattern) === pattern ? format.format(at) : t(pattern, parts);
}
