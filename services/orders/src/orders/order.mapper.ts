import { type Activity, Order } from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import type { ActivityEntity } from './activity.entity.js';
import { actualTimes } from './actual-times.js';
import type { PlacedOrder } from './order.entity.js';
import type { Phones } from './stored-stop.js';

/** The fields that depend on the caller and on other rows. */
type Surroundings = Pick<
  Order,
  | 'moves'
  | 'actions'
  | 'files'
  | 'payments'
  | 'today'
  | 'requests'
  | 'locationRequestedAt'
  | 'cost'
  | 'dispatch'
  | 'isPaymentDue'
  | 'undoUntil'
  | 'undoStep'
>;

export type OrderFacts = Omit<Order, keyof Surroundings>;

export function toOrder(order: PlacedOrder, surroundings: Surroundings): Order {
  return { ...toOrderFacts(order), ...surroundings };
}

/** The fields that are the same for everybody who sees them. */
export function toOrderFacts(order: PlacedOrder): OrderFacts {
  const phones = shownPhones(order.customerPhones);
  return {
    ...fieldsFor(Order, { ...order, ...actualTimes(order) }),
    _id: order.id,
    orderId: order.id,
    ...prefixed('customer', phones),
    ...stopOf(order, 'pickup'),
    ...stopOf(order, 'delivery'),
  };
}

function stopOf<S extends 'pickup' | 'delivery'>(order: PlacedOrder, side: S) {
  const { phones, ...stop } = order[side];
  const dateType = order[`${side}DateType` as const];
  return prefixed(side, {
    ...stop,
    ...shownPhones(phones),
    dateType,
    scheduledAt: order[`${side}ScheduledAt` as const],
    scheduledEndsAt: dateType === 'exact' ? null : order[`${side}ScheduledEndsAt` as const],
  });
}

/** Prefixes the fields of a person or stop, as in the contract: `pickupAddress`. */
function prefixed<S extends string, T extends object>(whose: S, fields: T) {
  const named = Object.entries(fields).map(([name, value]) => [
    `${whose}${name.charAt(0).toUpperCase()}${name.slice(1)}`,
    value,
  ]);
  return Object.fromEntries(named) as { [K in keyof T & string as `${S}${Capitalize<K>}`]: T[K] };
}

/** As the people of its portal read it; the provider's staff read names of their own in it, too. */
export function toActivity(activity: Omit<ActivityEntity, 'id'>, isStaff = false): Activity {
  const { kind, at, actor, fromStatus, toStatus, source, staffNote, changes } = activity;
  const note = (isStaff ? staffNote : null) ?? activity.note;
  const mentions = activity.mentions.map(({ toStaff, toCompany }) => (isStaff ? toStaff : toCompany));
  return {
    kind,
    at: at.toISOString(),
    actor,
    from: fromStatus,
    to: toStatus,
    source,
    note,
    changes,
    mentions,
  };
}

/** People enter two phones, each possibly mobile; three fields show them, each number once. */
function shownPhones({ primary, primaryIsMobile, alt, altIsMobile }: Phones) {
  if (primaryIsMobile)
    return { phone: '', mobilePhone: primary, altPhone: alt, altPhoneIsMobile: altIsMobile };
  if (altIsMobile) return { phone: primary, mobilePhone: alt, altPhone: '', altPhoneIsMobile: altIsMobile };
  return { phone: primary, mobilePhone: '', altPhone: alt, altPhoneIsMobile: altIsMobile };
}
