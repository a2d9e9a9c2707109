const forms = {
  iso: /^(?<year>\d{4})[-/. ](?<month>\d{1,2})[-/. ](?<date>\d{1,2})$/,
  american: /^(?<month>\d{1,2})[-/. ](?<date>\d{1,2})(?:[-/. ](?<year>\d{4}|\d{2}))?$/,
  digits: /^(?<month>\d{2})(?<date>\d{2})(?<year>\d{4})$/,
  monthFirst: /^(?<name>\p{L}{3,}) (?<date>\d{1,2})(?: (?<year>\d{4}|\d{2}))?$/u,
  dateFirst: /^(?<date>\d{1,2}) (?<name>\p{L}{3,})(?: (?<year>\d{4}|\d{2}))?$/u,
};

export interface ReadDayOptions {
  /** A day without a year is the next one from here, or the last one up to here. */
  today: string;
  isPast?: boolean;
  /** Whose names of months are understood beside the English ones. */
  locale?: string;
}

/**
 * A day as people write it: 12/9/2026, 12/9/26, 12/9, 12092026, 2026-12-09, "Dec 9", "9 December 2026". As `YYYY-MM-DD`, which the calendar
 * may lack, such as the 30th of February; null for what is no day.
 */
export function readDay(
  text: string,
  { today, isPast = false, locale = 'en-US' }: ReadDayOptions,
): string | null {
  const plain = text
    .trim()
    .toLowerCase()
    .replace(/(\d)(st|nd|rd|th)\b/, '$1')
    .replaceAll(/\bde\b/g, ' ')
    .replaceAll(/(?<=\p{L})\.|,/gu, ' ')
    .replaceAll(/\s+/g, ' ');
  const found = Object.values(forms).find((form) => form.test(plain));
  const { year, month, date, name } = found?.exec(plain)?.groups ?? {};
  const monthNumber = name === undefined ? Number(month) : monthOf(name, locale);
  if (!(monthNumber >= 1 && monthNumber <= 12 && Number(date) >= 1 && Number(date) <= 31)) return null;
  const inYear = `-${String(monthNumber).padStart(2, '0')}-${String(date).padStart(2, '0')}`;
  return `${year?.padStart(4, '20') ?? yearOf(inYear, today, isPast)}${inYear}`;
}

function yearOf(inYear: string, today: string, isPast: boolean): number {
  const year = Number(today.slice(0, 4));
  if (isPast) return `${year}${inYear}` > today ? year - 1 : year;
  return `${year}${inYear}` < today ? year + 1 : year;
}

/** 1 for "jan" and "January"; 0 for what begins no month. */
function monthOf(name: string, locale: string): number {
  for (const language of [locale, 'en-US']) {
    const names = new Intl.DateTimeFormat(language, { month: 'long', timeZone: 'UTC' });
    for (let month = 1; month <= 12; month += 1) {
      if (
        names
          .format(Date.UTC(2000, month - 1, 1))
          .toLowerCase()
          .startsWith(name)
      )
        return month;
    }
  }
  return name === 'sept' ? 9 : 0;
}
