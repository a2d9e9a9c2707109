import { firstName, isUnpaidCod, OrderBooked, OrderFact, VehicleBooked } from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import { actualTimes } from './actual-times.js';
import type { PlacedOrder } from './order.entity.js';
import { isHeldForPayment } from './order-states.js';
import type { StoredStop } from './stored-stop.js';

/** What reports count of the order. */
export function toOrderFact(order: PlacedOrder): OrderFact {
  const { vehicles, pickup, delivery } = order;
  const [pickupDays, deliveryDays] = [promised(order, 'pickup'), promised(order, 'delivery')];
  return {
    ...fieldsFor(OrderFact, order),
    orderId: order.id,
    vehicles: vehicles.length,
    bookedAt: order.createdAt.toISOString(),
    pickupCity: pickup.city,
    deliveryCity: delivery.city,
    pickupState: pickup.state,
    deliveryState: delivery.state,
    make: vehicles.length === 1 ? (vehicles[0]?.make ?? '') : '',
    customerFirstName: order.deliveredAt ? firstName(order.customerFullName) : '',
    pickupFirstDay: pickupDays.start,
    pickupLastDay: pickupDays.end,
    deliveryFirstDay: deliveryDays.start,
    deliveryLastDay: deliveryDays.end,
  };
}

const promised = (order: PlacedOrder, side: 'pickup' | 'delivery') =>
  windowOf(
    order[`${side}ScheduledAt`],
    order[`${side}DateType`] === 'exact' ? null : order[`${side}ScheduledEndsAt`],
  );

export function toOrderBooked(order: PlacedOrder): OrderBooked {
  return {
    ...fieldsFor(OrderBooked, { ...order, ...actualTimes(order) }),
    orderId: order.id,
    bookedAt: order.createdAt.toISOString(),
    isPaymentDue: isUnpaidCod(order),
    termsAccepted: order.termsAcceptedAt !== null,
    surveyAnswered: order.surveyAnsweredAt !== null,
    // Flags are only for staff.
    sdStatus: order.flaggedFrom ?? order.sdStatus,
    isHeld: isHeldForPayment(order),
    pickupText: order.pickupPlaceText,
    deliveryText: order.deliveryPlaceText,
    pickupTown: townLine(order.pickup),
    deliveryTown: townLine(order.delivery),
    pickupAddress: addressLine(order.pickup),
    deliveryAddress: addressLine(order.delivery),
    pickupWindow: windowOf(order.pickupScheduledAt, order.pickupScheduledEndsAt),
    deliveryWindow: windowOf(order.deliveryScheduledAt, order.deliveryScheduledEndsAt),
    vehicles: order.vehicles.map((vehicle) => fieldsFor(VehicleBooked, vehicle)),
  };
}

const townLine = ({ city, state, zip }: StoredStop) => `${city}, ${state} ${zip}`;
const addressLine = (stop: StoredStop) => `${stop.address}, ${townLine(stop)}`;

const windowOf = (start: string, end: string | null) => ({ start, end: end ?? start });
