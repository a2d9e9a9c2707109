import { addDays, weekday } from './calendar-day.js';

/** Days that move with today. Addresses and saved views keep the name, so that they stay relative. */
export const dayPresets = ['today', 'tomorrow', 'thisWeek', 'next7Days', 'lastMonth'] as const;
export type DayPreset = (typeof dayPresets)[number];

/** Of a filter's values, unless they are `[from, to]`. */
export const presetOf = ([name, ...others]: readonly string[]): DayPreset | undefined =>
  others.length === 0 ? dayPresets.find((preset) => preset === name) : undefined;

/** Both days are included. */
function daysOfPreset(preset: DayPreset, today: string): [string, string] {
  switch (preset) {
    case 'today':
      return [today, today];
    case 'tomorrow':
      return [addDays(today, 1), addDays(today, 1)];
    case 'thisWeek': {
      const monday = addDays(today, -((weekday(today) + 6) % 7));
      return [monday, addDays(monday, 6)];
    }
    case 'next7Days':
      return [today, addDays(today, 6)];
    case 'lastMonth': {
      const last = addDays(`${today.slice(0, 7)}-01`, -1);
      return [`${last.slice(0, 7)}-01`, last];
    }
  }
}

/** The day of an instant where the person is. */
export function dayHere(at: Date): string {
  const [month, day] = [at.getMonth() + 1, at.getDate()].map((part) => `${part}`.padStart(2, '0'));
  return `${at.getFullYear()}-${month}-${day}`;
}

/** The first and last day of a filter's values, which are a preset's name or `[from, to]`; '' for an open end. */
export function filteredDays(values: readonly string[] = [], today = dayHere(new Date())): [string, string] {
  const preset = presetOf(values);
  if (preset) return daysOfPreset(preset, today);
  const [from = '', to = ''] = values;
  return [from, to];
}
