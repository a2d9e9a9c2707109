import { deliveredStates, pickedUpStates, type SdStatus, sqlOfStates } from '@overland/contracts';

const wasIn = (states: readonly SdStatus[]) => `coalesce(t.flagged_from in ${sqlOfStates(states)}, false)`;

/** Of orders as `t`. One that was flagged on the road or later does not wait for its pickup. */
export const waitsForPickup = `t.status in ('New', 'Pending') and not ${wasIn(pickedUpStates)}`;

export const wasPickedUp = `(t.status in ('Picked Up', 'Delivered') or ${wasIn(pickedUpStates)})`;
export const wasDelivered = wasIn(deliveredStates);
export const waitsForDelivery = `t.status in ('New', 'Pending', 'Picked Up') and not ${wasDelivered}`;

/** The last planned days. */
export const lastDayOf = {
  pickup: 'coalesce(t.pickup_scheduled_ends_at, t.pickup_scheduled_at)',
  delivery: 'coalesce(t.delivery_scheduled_ends_at, t.delivery_scheduled_at)',
};

/** Today at the order's company, at the instant `now`; of the provider where a company has no time zone. */
const today = `(:now::timestamptz at time zone coalesce(
  (select p.data ->> 'timeZone' from portal_replicas p where p.portal_id = t.portal_id), :providerTimeZone))::date`;

export const overdueSql = {
  pickup: `(${waitsForPickup} and ${lastDayOf.pickup} < ${today})`,
  delivery: `(${waitsForDelivery} and ${lastDayOf.delivery} < ${today})`,
};
