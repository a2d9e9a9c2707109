import * as z from 'zod/mini';
import { addDays, daysBetween, federalHolidays, isWeekend } from './calendar/index.js';
import { day, requiredText } from './fields.js';

export const Holiday = z.object({ date: z.string(), name: z.string() });
export type Holiday = z.infer<typeof Holiday>;

/** At most this many days; thirty years of holidays with long closures fit. */
export const maxHolidays = 600;
/** A longer closing is a mistake in one of the dates. */
const maxRangeDays = 31;

const HolidayChange = z.strictObject({ date: day, name: requiredText(80) });

/** The same day with the same name twice is once; with two names it is a mistake. */
const oneNameADay = z.check<z.infer<typeof HolidayChange>[]>(({ value: holidays, issues }) => {
  const names = new Map<string, string>();
  for (const [at, { date, name }] of holidays.entries()) {
    const known = names.get(date);
    if (known !== undefined && known !== name) {
      const message = `${date} is in the list twice: as ${known} and as ${name}.`;
      issues.push({ code: 'custom', input: date, path: [at, 'date'], message });
    }
    names.set(date, name);
  }
});

/** The list as it may be saved: past days and weekends are kept, they do no harm. */
export const HolidayList = z
  .array(HolidayChange)
  .check(z.maxLength(maxHolidays, `Please keep at most ${maxHolidays} holidays.`), oneNameADay);

/** Days closed under one name; without `to` it is one day. */
export const HolidayRange = z
  .strictObject({ from: day, to: z.union([z.literal(''), day]), name: requiredText(80) })
  .check(({ value: { from, to }, issues }) => {
    if (from === '' || to === '') return;
    const refuse = (message: string) =>
      void issues.push({ code: 'custom', input: to, path: ['to'], message });
    if (to < from) refuse('The last day is before the first.');
    else if (daysBetween(from, to) >= maxRangeDays)
      refuse(`Please add at most ${maxRangeDays} days at once.`);
  });
export type HolidayRange = z.infer<typeof HolidayRange>;

/** One entry for each weekday of a range; a range of one day is that day, whatever it is. */
export function holidaysOf({ from, to, name }: HolidayRange): Holiday[] {
  const length = to === '' ? 0 : daysBetween(from, to);
  const days = Array.from({ length: length + 1 }, (_, at) => addDays(from, at));
  return days.filter((date) => length === 0 || !isWeekend(date)).map((date) => ({ date, name }));
}

/**
 * The last day the list of holidays can be trusted to, when a federal holiday within the twelve months from `today`
 * ('YYYY-MM-DD') comes after its end; null when it reaches far enough. A holiday missing in between was removed on purpose.
 */
export function holidaysEnd(holidays: readonly Holiday[], today: string): string | null {
  const horizon = addDays(today, 365);
  const last = holidays.reduce((latest, { date }) => (date > latest ? date : latest), '');
  const year = Number(today.slice(0, 4));
  const next = [year, year + 1]
    .flatMap((each) => federalHolidays(each))
    .find(({ date }) => date > last && date >= today);
  if (next === undefined || next.date > horizon) return null;
  return last > today ? last : today;
}
