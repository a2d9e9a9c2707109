import { type Activity, type Order, type SdStatus, sdStatuses } from '@overland/contracts';
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
>;

const labels = ['Booked', 'Confirmed', 'Assigned Driver', 'Picked Up', 'Delivered'] as const;

/** How far along each state is; 0 for those without a position: held, flagged, canceled. */
export const stageOf: Record<SdStatus, number> = {
  new: 1,
  posted: 2,
  posted_to_loadboard: 2,
  requests: 2,
  pending: 2,
  declined: 2,
  accepted: 3,
  picked_up: 4,
  delivered: 5,
  invoiced: 5,
  paid: 5,
  on_hold: 0,
  flagged: 0,
  order_canceled: 0,
};

const stageOfText = (status: string | null): number => {
  const known = sdStatuses.find((one) => one === status);
  return known === undefined ? 0 : stageOf[known];
};

/**
 * How many stops are reached. A held, flagged or canceled order keeps its last stop; a step rolled back no longer
 * counts.
 * @param activities newest first, as the API gives them.
 */
export function stopsReached(sdStatus: SdStatus, activities: readonly Activity[]): number {
  const now = stageOf[sdStatus];
  if (now > 0) return now;
  for (const { from, to } of activities) {
    const stage = stageOfText(to) || stageOfText(from);
    if (stage > 0) return stage;
  }
  return 1;
}

/** The five stops of an order with when they were reached, or when the next ones are expected. */
export function routeSteps(
  order: ActiveOrder,
  activities: readonly Activity[],
): { stops: RouteStop[]; reached: number } {
  const reached = stopsReached(order.sdStatus, activities);
  const isCanceled = order.sdStatus === 'order_canceled';
  const noteOf = (stage: number): string => {
    if (stage === 1) return formatMoment(order.createdAt);
    if (stage <= reached) return timeOf(stage, activities);
    if (isCanceled) return '';
    if (stage === 4) return expected(order.pickupScheduledAt, order.pickupScheduledEndsAt);
    if (stage === 5) return expected(order.deliveryScheduledAt, order.deliveryScheduledEndsAt);
    return '';
  };
  return { stops: labels.map((label, index) => ({ label, note: noteOf(index + 1) })), reached };
}

/** When the order reached this stage after it was last before it; empty for a step that was skipped. */
function timeOf(stage: number, activities: readonly Activity[]): string {
  let found: Activity | null = null;
  for (const activity of activities) {
    const at = stageOfText(activity.to);
    if (at === stage) found = activity;
    else if (at > 0 && at < stage) break;
  }
  return found ? [formatMoment(found.at), sourceOf(found)].filter(Boolean).join(', ') : '';
}

const expected = (start: string, end: string | null): string =>
  `expected ${formatDays({ start, end: end ?? start })}`;
