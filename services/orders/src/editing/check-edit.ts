import { isDeepStrictEqual } from 'node:util';
import { messages, type OrderUpdate, ofOrderTexts } from '@overland/contracts';
import { saidToStaff } from '@overland/contracts/format';
import { type FieldError, invalidFields } from '@overland/service-kit';
import type { Bookable } from '../booking/check-booking.js';
import { checkPickupDay } from '../booking/pickup-day.js';
import { checkPortalRules } from '../booking/portal-rules.js';
import { isSameAddress } from '../booking/route-rule.js';
import type { PlacedOrder } from '../orders/order.entity.js';

interface Edit {
  order: PlacedOrder;
  request: OrderUpdate;
  quoted: Bookable;
  /** MCAdmin alone may choose a day with less than two business days' notice. */
  mayRush: boolean;
}

/**
 * Applies the rules of booking to what the edit changes (docs/product/orders.md). What stays as it was is never refused.
 * @throws AppError invalid with the fields.
 */
export function checkEdit(edit: Edit): void {
  const errors = [
    ...checkDay({ ...edit, day: edit.request.pickupStartDate }),
    ...checkZips(edit),
    ...checkAddresses(edit),
    ...checkVehicles(edit),
    ...checkChangedByPortal(edit),
  ];
  if (errors.length > 0) throw invalidFields(errors);
}

/** An unchanged first day is never too early; a new one must be allowed by today's calendar. */
export function checkDay({
  order,
  day,
  quoted,
  mayRush,
}: Pick<Edit, 'order' | 'quoted' | 'mayRush'> & { day: string }): FieldError[] {
  if (day === order.pickupScheduledAt) return [];
  const { refusal } = checkPickupDay(day, quoted.quote.booking, { mayRush });
  return refusal ? [{ path: 'pickupStartDate', ...refusal }] : [];
}

function checkZips({ order, request, quoted }: Edit): FieldError[] {
  const checks: [path: string, holds: boolean][] = [
    ['pickupZip', request.pickupZip === order.pickup.zip || quoted.pickupZipBelongs],
    ['deliveryZip', request.deliveryZip === order.delivery.zip || quoted.deliveryZipBelongs],
  ];
  return checks
    .filter(([, holds]) => !holds)
    .map(([path]) => ({ path, message: 'This ZIP code is not in the booked city.' }));
}

/** One that was booked so before stays as it is. */
function checkAddresses({ order: { pickup, delivery }, request }: Edit): FieldError[] {
  const before = {
    pickupAddress: pickup.address,
    pickupZip: pickup.zip,
    deliveryAddress: delivery.address,
    deliveryZip: delivery.zip,
  };
  const isNew = isSameAddress(request) && !isSameAddress(before);
  return isNew ? [{ path: 'deliveryAddress', message: messages.sameAddress }] : [];
}

function checkVehicles({ order, request }: Edit): FieldError[] {
  const count = order.vehicles.length;
  if (request.vehicles.length === count) return [];
  const text =
    'This order has {count, plural, one {# vehicle} other {# vehicles}}. Please book others separately.';
  return [{ path: 'vehicles', ...saidToStaff(text, { count }) }];
}

/** The portal's settings may have changed since the order was booked. */
function checkChangedByPortal({ order, request, quoted }: Edit): FieldError[] {
  const changes: Record<string, [before: unknown, now: unknown]> = {
    pickupLocationType: [order.pickup.locationType, request.pickupLocationType ?? null],
    deliveryLocationType: [order.delivery.locationType, request.deliveryLocationType ?? null],
    ...ofOrderTexts((name): [string, string] => [order[name], request[name]]),
    agents: [order.agents, request.agents],
  };
  return checkPortalRules(request, quoted.quote.portal).filter(
    ({ path }) => !isDeepStrictEqual(...(changes[path] ?? [true, false])),
  );
}
