import type { Holiday } from '@overland/contracts';
import { federalHolidays } from '@overland/contracts/calendar';

export interface HolidayRow extends Holiday {
  /** `removed`: in the stored list, no longer in the form's. */
  state: 'kept' | 'new' | 'removed';
  isPast: boolean;
}

interface HolidayYear {
  year: number;
  rows: HolidayRow[];
}

interface Lists {
  stored: readonly Holiday[];
  /** The form's list. */
  current: readonly Holiday[];
  /** 'YYYY-MM-DD'. */
  today: string;
}

/** Both lists as one, by year and day, so that a removed day can be put back where it was. */
export function holidayYears({ stored, current, today }: Lists): HolidayYear[] {
  const before = new Map(stored.map((one) => [one.date, one]));
  const now = new Map(current.map((one) => [one.date, one]));
  const years = new Map<number, HolidayRow[]>();
  for (const date of [...new Set([...before.keys(), ...now.keys()])].sort()) {
    const holiday = now.get(date) ?? before.get(date);
    if (!holiday) continue;
    const isKept = before.get(date)?.name === now.get(date)?.name;
    const state = isKept ? 'kept' : now.has(date) ? 'new' : 'removed';
    const year = Number(date.slice(0, 4));
    years.set(year, [...(years.get(year) ?? []), { ...holiday, state, isPast: date < today }]);
  }
  return [...years].map(([year, rows]) => ({ year, rows }));
}

/** The list with these days in it, in order; a day that is there already keeps its name. */
export function withHolidays(list: readonly Holiday[], added: readonly Holiday[]): Holiday[] {
  const days = new Map([...added, ...list].map((one) => [one.date, one]));
  return [...days.values()].sort((a, b) => (a.date < b.date ? -1 : 1));
}

export const withoutHoliday = (list: readonly Holiday[], date: string): Holiday[] =>
  list.filter((one) => one.date !== date);

/** The federal holidays of a year, each with the name it has in the list already. */
export function proposalFor(
  year: number,
  list: readonly Holiday[],
): (Holiday & { known: string | undefined })[] {
  const names = new Map(list.map(({ date, name }) => [date, name]));
  return federalHolidays(year).map((one) => ({ ...one, known: names.get(one.date) }));
}

/** The first year, from this one on, that misses half of its federal holidays; a few may be left out on purpose. */
export function yearToPropose(list: readonly Holiday[], today: string): number {
  for (let year = Number(today.slice(0, 4)); ; year += 1) {
    const proposal = proposalFor(year, list);
    if (proposal.filter(({ known }) => known === undefined).length > proposal.length / 2) return year;
  }
}
