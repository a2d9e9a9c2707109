import { perLanguage, t } from '@overland/i18n';

const whole = perLanguage((locale) => new Intl.NumberFormat(locale));
const cents = perLanguage(
  (locale) => new Intl.NumberFormat(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
);

/** A count: `12,480`. */
export const formatCount = (count: number): string => whole().format(count);

/** `1 day`, `1,286 orders`: for staff, in English. */
export const formatCountOf = (count: number, noun: string): string =>
  `${formatCount(count)} ${noun}${count === 1 ? '' : 's'}`;

/** Dollars: `$1,465`, with cents only when there are any. A negative amount has a minus sign: `−$50`. */
export function formatMoney(dollars: number): string {
  const amount = Math.abs(dollars);
  const text = (Number.isInteger(dollars) ? whole() : cents()).format(amount);
  return `${dollars < 0 ? '−' : ''}$${text}`;
}

const short = perLanguage((locale) => new Intl.NumberFormat(locale, { maximumSignificantDigits: 3 }));

/** Dollars for a glance: `$402,318`, from a million on `$7.61M`. */
export function formatMoneyShort(dollars: number): string {
  const amount = Math.abs(dollars);
  if (amount < 1_000_000) return formatMoney(dollars);
  const [size, unit] = amount < 1_000_000_000 ? [1_000_000, 'M'] : [1_000_000_000, 'B'];
  return `${dollars < 0 ? '−' : ''}$${short().format(amount / size)}${unit}`;
}

/** `12.5%`, `−3%`; a dash where there is nothing to measure. */
export const formatPercent = (percent: number | null): string =>
  percent === null ? '–' : `${percent < 0 ? '−' : ''}${Math.abs(percent)}%`;

/** What became of a number, in whole percent of what it was: `+11%`, `−5%`, `0%`. Empty where it was nothing. */
export function formatChange(now: number, before: number): string {
  if (before === 0) return '';
  const percent = Math.round(((now - before) / before) * 100);
  return `${percent > 0 ? '+' : percent < 0 ? '−' : ''}${formatCount(Math.abs(percent))}%`;
}

/** Whole miles: `1,420 mi`. */
export const formatMiles = (miles: number): string => `${formatCount(Math.round(miles))} mi`;

/** Least and most calendar days on the road: `4 – 6 days`. */
export function formatTransit([least, most]: readonly [number, number]): string {
  if (least !== most) return t('{least} – {most} days', { least, most });
  return t('{count, plural, one {# day} other {# days}}', { count: most });
}
