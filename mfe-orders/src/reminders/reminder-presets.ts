import { localMinute } from '../at-once/local-minute';

interface Preset {
  label: string;
  /** As the browser's field for day and time takes it. */
  at: string;
}

const afternoon = 15;
const morning = 9;

const hourMs = 3_600_000;

const inDays = (now: Date, days: number, hour: number) =>
  localMinute(new Date(now.getFullYear(), now.getMonth(), now.getDate() + days, hour));

export const tomorrowMorning = (now: Date): string => inDays(now, 1, morning);

/** Times that fit most reminders, where the reader is; the afternoon until an hour before it. */
export function reminderPresets(now: Date): Preset[] {
  const daysToMonday = (8 - now.getDay()) % 7 || 7;
  return [
    { label: 'In 2 hours', at: localMinute(new Date(now.getTime() + 2 * hourMs)) },
    ...(now.getHours() < afternoon - 1 ? [{ label: 'Today, 3:00 PM', at: inDays(now, 0, afternoon) }] : []),
    { label: 'Tomorrow, 9:00 AM', at: tomorrowMorning(now) },
    ...(daysToMonday > 1 ? [{ label: 'Monday, 9:00 AM', at: inDays(now, daysToMonday, morning) }] : []),
  ];
}
