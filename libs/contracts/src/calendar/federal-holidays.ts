import { addDays, weekday } from './calendar-day.js';

export interface Holiday {
  /** The observed day, 'YYYY-MM-DD'. */
  date: string;
  name: string;
}

type Rule =
  | { name: string; month: number; on: number }
  | { name: string; month: number; weekday: number; nth: 1 | 2 | 3 | 4 | 'last' };

const MONDAY = 1;
const THURSDAY = 4;

/** 5 U.S.C. 6103. */
const RULES: readonly Rule[] = [
  { name: "New Year's Day", month: 1, on: 1 },
  { name: 'Birthday of Martin Luther King Jr.', month: 1, weekday: MONDAY, nth: 3 },
  { name: "Washington's Birthday", month: 2, weekday: MONDAY, nth: 3 },
  { name: 'Memorial Day', month: 5, weekday: MONDAY, nth: 'last' },
  { name: 'Juneteenth National Independence Day', month: 6, on: 19 },
  { name: 'Independence Day', month: 7, on: 4 },
  { name: 'Labor Day', month: 9, weekday: MONDAY, nth: 1 },
  { name: 'Columbus Day', month: 10, weekday: MONDAY, nth: 2 },
  { name: 'Veterans Day', month: 11, on: 11 },
  { name: 'Thanksgiving Day', month: 11, weekday: THURSDAY, nth: 4 },
  { name: 'Christmas Day', month: 12, on: 25 },
];

/**
 * The federal holidays observed in a year, in order of date. A Saturday holiday is observed on the Friday
 * before and a Sunday one on the Monday after, so New Year's Day may fall on 31 December before.
 */
export function federalHolidays(year: number): Holiday[] {
  const candidates = [
    ...RULES.map((rule) => observed(rule, year)),
    ...RULES.map((rule) => observed(rule, year + 1)),
  ];
  return candidates.filter(({ date }) => date.startsWith(`${year}-`));
}

function observed(rule: Rule, year: number): Holiday {
  if (!('on' in rule)) return { name: rule.name, date: nthWeekday(rule, year) };
  const date = dayIn(year, rule.month, rule.on);
  switch (weekday(date)) {
    case 6:
      return { name: rule.name, date: addDays(date, -1) };
    case 0:
      return { name: rule.name, date: addDays(date, 1) };
    default:
      return { name: rule.name, date };
  }
}

function nthWeekday(rule: { month: number; weekday: number; nth: number | 'last' }, year: number): string {
  // The last Monday of May is the Monday on or after the 25th; the others count from the 1st.
  const from = dayIn(year, rule.month, rule.nth === 'last' ? 25 : (rule.nth - 1) * 7 + 1);
  return addDays(from, (rule.weekday - weekday(from) + 7) % 7);
}

function dayIn(year: number, month: number, date: number): string {
  return [year, String(month).padStart(2, '0'), String(date).padStart(2, '0')].join('-');
}
