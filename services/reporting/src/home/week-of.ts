import { addDays } from '@overland/contracts/calendar';
import { type Days, mondayOf } from '../reports/report-days.js';

export function weekOf(day: string): Days {
  const from = mondayOf(day);
  return { from, to: addDays(from, 6) };
}

export const weekBefore = ({ from }: Days): Days => weekOf(addDays(from, -1));
