import {
  type Activity,
  moveToStation,
  type Order,
  stationLabels,
  stationsReached,
} from '@overland/contracts';
import { formatDays, formatMoment, type RouteStop } from '@overland/ui';
import { actualTime, earlyOrLateText } from '../planned';
import { sourceOf } from './activity-words';

type ActiveOrder = Pick<
  Order,
  | 'createdAt'
  | 'sdStatus'
  | 'pickupDateType'
  | 'pickupScheduledAt'
  | 'pickupScheduledEndsAt'
  | 'deliveryDateType'
  | 'deliveryScheduledAt'
  | 'deliveryScheduledEndsAt'
  | 'pickedUpAt'
  | 'deliveredAt'
>;

/** The five stops of an order with when they were reached, or when the next ones are expected. */
export function routeSteps(
  order: ActiveOrder,
  activities: readonly Activity[],
): { stops: RouteStop[]; reached: number } {
  const reached = stationsReached(order.sdStatus, activities);
  const isCanceled = order.sdStatus === 'order_canceled';
  const noteOf = (stage: number): string => {
    if (stage === 1) return formatMoment(order.createdAt);
    if (stage <= reached) return timeOf(stage, order, activities);
    if (isCanceled) return '';
    if (stage === 4) return expected(order.pickupScheduledAt, order.pickupScheduledEndsAt);
    if (stage === 5) return expected(order.deliveryScheduledAt, order.deliveryScheduledEndsAt);
    return '';
  };
  return { stops: stationLabels.map((label, index) => ({ label, note: noteOf(index + 1) })), reached };
}

/** When the order really reached this stage, who said so, and how early or late that was; empty for a step that was skipped. */
function timeOf(stage: number, order: ActiveOrder, activities: readonly Activity[]): string {
  const found = moveToStation(stage, activities);
  if (!found) return '';
  const stop = stage === 4 ? 'pickup' : stage === 5 ? 'delivery' : null;
  const known = stop && actualTime(order, stop);
  const off = stop ? earlyOrLateText(order, stop) : '';
  return [formatMoment(known ?? found.at), sourceOf(found), off].filter(Boolean).join(', ');
}

const expected = (start: string, end: string | null): string =>
  `expected ${formatDays({ start, end: end ?? start })}`;
