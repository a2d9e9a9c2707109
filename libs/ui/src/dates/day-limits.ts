import { messages } from '@overland/contracts';
import { dayHere, isCalendarDay, readDay } from '@overland/contracts/calendar';
import { locale, t } from '@overland/i18n';
import { formatAnyDay, formatDay } from '../format/format';

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

/** The day that a text means; null for none, and for one that the calendar does not have. */
export function dayOf(typed: string, limits: DayLimits): string | null {
  const day = meant(typed, limits);
  return day !== null && isCalendarDay(day) ? day : null;
}

/** Whether a text says day, month and the whole year, so that nothing more has to be typed. */
export const isWhole = (typed: string): boolean => /\D\d{1,2}\D+\d{4}$|^\d{8}$/.test(typed);

/** Why a typed text is no day that can be chosen; null for one that can, and for none. */
export function refusalOfTyped(typed: string, limits: DayLimits): string | null {
  if (typed.trim() === '') return null;
  const day = meant(typed, limits);
  if (day === null) return t(messages.dayForm);
  return isCalendarDay(day) ? refusalOf(day, limits) : t('There is no {day}.', { day: formatAnyDay(day) });
}

const meant = (typed: string, { max }: DayLimits): string | null => {
  const today = dayHere(new Date());
  return readDay(typed, { today, isPast: max !== undefined && max !== '' && max <= today, locale: locale() });
};

/** Puts the slashes between digits that are typed one after the other, as on the keypad of a phone. */
export function withSlashes(typed: string, before: string): string {
  const isGrowing = typed.length > before.length && typed.startsWith(before);
  if (!isGrowing || typed.includes('-')) return typed;
  const [, month, date, year] = /^(0\d|1[0-2])\/?(\d{1,2})(?:\/?(\d{1,4}))?$/.exec(typed) ?? [];
  if (month === undefined || (date?.length === 1 && year !== undefined)) return typed;
  return [month, date, year].filter(Boolean).join('/');
}
