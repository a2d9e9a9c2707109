import { daysOff, earlyOrLate, earlyWarning, type Order } from '@overland/contracts';
import { formatListDay } from '@overland/ui';
import { localDay } from './at-once/local-minute';

export type Stop = 'pickup' | 'delivery';

type Planned = Pick<
  Order,
  `${Stop}DateType` | `${Stop}ScheduledAt` | `${Stop}ScheduledEndsAt` | 'pickedUpAt' | 'deliveredAt'
>;

const planOf = (order: Planned, stop: Stop) => ({
  type: order[`${stop}DateType`],
  start: order[`${stop}ScheduledAt`],
  end: order[`${stop}ScheduledEndsAt`],
});

export const actualTime = (order: Planned, stop: Stop): string | null =>
  stop === 'pickup' ? order.pickedUpAt : order.deliveredAt;

/** "2 days late", where the reader is; '' before it happened. */
export function earlyOrLateText(order: Planned, stop: Stop): string {
  const at = actualTime(order, stop);
  return at === null ? '' : earlyOrLate(daysOff(localDay(new Date(at)), planOf(order, stop)));
}

/** A warning of a day before those that were planned; null of any other. */
export function earlyStop(order: Planned, stop: Stop, day: string): string | null {
  const plan = planOf(order, stop);
  const { type, start, end } = plan;
  const isOneDay = type === 'exact' || end === null;
  const what = isOneDay
    ? `the ${stop} day (${formatListDay(start)})`
    : `the ${stop} window (${formatListDay(start)} to ${formatListDay(end)})`;
  return earlyWarning(daysOff(day, plan), what);
}
