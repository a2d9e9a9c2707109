import { addDays, weekday } from '@overland/contracts/calendar';

/** A week from Monday to Sunday. */
export interface Week {
  from: string;
  to: string;
}

/** The week of a day. */
export function weekOf(day: string): Week {
  const from = addDays(day, -((weekday(day) + 6) % 7));
  return { from, to: addDays(from, 6) };
}

/** The one before it. */
export const weekBefore = ({ from }: Week): Week => weekOf(addDays(from, -1));
