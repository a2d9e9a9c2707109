const dayFormat = new Intl.DateTimeFormat('en-US', {
  timeZone: 'UTC',
  year: 'numeric',
  month: 'short',
  day: 'numeric',
});
const weekdayFormat = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', weekday: 'long' });

/** '2026-11-25' → 'Nov 25, 2026'. */
export const showDay = (day: string): string => dayFormat.format(new Date(`${day}T00:00:00Z`));

/** '2026-11-28' → 'Saturday'. */
export const showWeekday = (day: string): string => weekdayFormat.format(new Date(`${day}T00:00:00Z`));

/** 1465 → '$1,465'. */
export const showDollars = (dollars: number): string => `$${dollars.toLocaleString('en-US')}`;
