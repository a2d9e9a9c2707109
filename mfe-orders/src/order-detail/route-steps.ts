import {
  type Activity,
  moveToStation,
  type Order,
  stationLabels,
  stationsReached,
} from '@overland/contracts';
import { formatDays, formatMoment, type RouteStop } from '@overland/ui';
import { sourceOf } from './activity-words';

type ActiveOrder = Pick<
  Order,
  | 'createdAt'
  | 'sdStatus'
  | 'pickupScheduledAt'
  | 'pickupScheduledEndsAt'
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

/** When the order really reached this stage, and who said so; empty for a step that was skipped. */
function timeOf(
  stage: number,
  { pickedUpAt, deliveredAt }: ActiveOrder,
  activities: readonly Activity[],
): string {
  const found = moveToStation(stage, activities);
  if (!found) return '';
  const known = stage === 4 ? pickedUpAt : stage === 5 ? deliveredAt : null;
  return [formatMoment(known ?? found.at), sourceOf(found)].filter(Boolean).join(', ');
}

const expected = (start: string, end: string | null): string =>
  `expected ${formatDays({ start, end: end ?? start })}`;
