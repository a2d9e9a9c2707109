import {
  deliveredStates,
  type OwedAge,
  owedAgeSql,
  pickedUpStates,
  type SdStatus,
  sqlOfStates,
} from '@overland/contracts';
import { providerTimeZone } from '@overland/contracts/calendar';

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

/** Of the order's company; of the provider where a company has none. */
export const timeZoneSql = `coalesce(
  (select p.data ->> 'timeZone' from portal_replicas p where p.portal_id = t.portal_id), '${providerTimeZone}')`;

/** Today at the order's company, at the instant `now`. */
export const todaySql = `(:now::timestamptz at time zone ${timeZoneSql})::date`;

export const overdueSql = {
  pickup: `(${waitsForPickup} and ${lastDayOf.pickup} < ${todaySql})`,
  delivery: `(${waitsForDelivery} and ${lastDayOf.delivery} < ${todaySql})`,
};

/** The day from which a payment is past due, as in the receivables report (docs/product/reports.md). */
export const paymentDueDay = `least(t.pickup_scheduled_at, (t.picked_up_at at time zone ${timeZoneSql})::date)`;

/** Of COD orders: something is owed, for so long. */
export const owedForSql = (ages: readonly OwedAge[]): string =>
  `(not t.paid and t.price > coalesce(t.paid_amount, 0)
    and (${ages.map((age) => owedAgeSql(age, `(${todaySql} - ${paymentDueDay})`)).join(' or ')}))`;
