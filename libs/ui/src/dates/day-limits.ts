import { isCalendarDay } from '@overland/contracts/calendar';
import { t } from '@overland/i18n';
import { formatDay } from '../format/format';

/** Which days can be chosen; days are 'YYYY-MM-DD'. */
export interface DayLimits {
  min?: string;
  max?: string;
  /** Why a day cannot be chosen, in words; null when it can. */
  isBlocked?: (day: string) => string | null;
}

/** Why a day cannot be chosen; null when it can. */
export function refusalOf(day: string, { min, max, isBlocked }: DayLimits): string | null {
  const reason = isBlocked?.(day) ?? null;
  if (reason !== null) return reason;
  if (min && day < min) return t('The first possible day is {day}.', { day: formatDay(min) });
  if (max && day > max) return t('The last possible day is {day}.', { day: formatDay(max) });
  return null;
}

/** '2026-11-25' is typed as '11/25/2026'. */
export function typedOf(day: string): string {
  const [year, month, date] = day.split('-');
  return date === undefined ? '' : `${month}/${date}/${year}`;
}

/** The day that '11/25/2026' is; null while it is unfinished, and for one that the calendar does not have. */
export function dayOf(typed: string): string | null {
  const [month = '', date = '', year = ''] = typed.split('/');
  const day = `${year}-${month}-${date}`;
  return isCalendarDay(day) ? day : null;
}

/** Why a typed text is no day that can be chosen; null while it is unfinished. */
export function refusalOfTyped(typed: string, limits: DayLimits): string | null {
  if (!/^\d\d\/\d\d\/\d{4}$/.test(typed)) return null;
  const day = dayOf(typed);
  return day === null ? t('This day does not exist.') : refusalOf(day, limits);
}
