import { addDays, endOfDayIn } from '@overland/contracts/calendar';
import { And, type FindOperator, LessThan, MoreThanOrEqual } from 'typeorm';

interface Days {
  /** Calendar days of the time zone, both inclusive. */
  from?: string | null | undefined;
  to?: string | null | undefined;
  timeZone: string;
}

/** Earlier than any row, and far enough ahead: years that JavaScript and PostgreSQL write alike. */
const firstDay = '1900-01-02';
const lastDay = '2999-12-30';

const startOf = (day: string, timeZone: string) =>
  new Date(endOfDayIn(timeZone, addDays(day, -1)).getTime() + 1000);

function known(day: string): string {
  if (day < firstDay) return firstDay;
  return day > lastDay ? lastDay : day;
}

/** Instants from one calendar day to another; undefined without either. */
export function withinDays({ from, to, timeZone }: Days): FindOperator<Date> | undefined {
  const earliest = from ? MoreThanOrEqual(startOf(known(from), timeZone)) : null;
  const end = to ? LessThan(startOf(addDays(known(to), 1), timeZone)) : null;
  if (earliest && end) return And(earliest, end);
  return earliest ?? end ?? undefined;
}

const fewDays = 31;

/** Whether a list shows at most 31 days: few enough to find all that they hold first (`isFoundFirst`). */
export const isFewDays = ({ from, to }: Omit<Days, 'timeZone'>): boolean =>
  Boolean(from && to && to < addDays(known(from), fewDays));
