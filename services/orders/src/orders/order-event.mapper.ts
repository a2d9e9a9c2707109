import { firstName, isUnpaidCod, type OrderBooked, type OrderFact } from '@overland/contracts';
import { actualTimes } from './actual-times.js';
import type { PlacedOrder } from './order.entity.js';
import { isHeldForPayment } from './order-states.js';
import type { StoredStop } from './stored-stop.js';

/** What reports count of the order. */
export function toOrderFact(order: PlacedOrder): OrderFact {
  return {
    orderId: order.id,
    version: order.version,
    uniqueId: order.uniqueId,
    quoteId: order.quoteId,
    portalId: order.portalId,
    status: order.status,
    sdStatus: order.sdStatus,
    transportType: order.transportType,
    paymentType: order.paymentType,
    paid: order.paid,
    miles: order.miles,
    price: order.price,
    vehicles: order.vehicles.length,
    bookedAt: order.createdAt.toISOString(),
    deliveredAt: order.deliveredAt?.toISOString() ?? null,
    pickupCity: order.pickup.city,
    deliveryCity: order.delivery.city,
    make: order.vehicles.length === 1 ? (order.vehicles[0]?.make ?? '') : '',
    customerFirstName: order.deliveredAt ? firstName(order.customerFullName) : '',
    ...scheduleOf(order),
    serviceLevel: order.serviceLevel,
    pickupState: order.pickup.state,
    deliveryState: order.delivery.state,
    paidAt: order.paidAt?.toISOString() ?? null,
    canceledAt: order.canceledAt?.toISOString() ?? null,
    carrierName: order.carrierName,
  };
}

/** The promised dates, and the actual pickup. */
function scheduleOf(order: PlacedOrder) {
  const [pickup, delivery] = [promised(order, 'pickup'), promised(order, 'delivery')];
  return {
    pickupFirstDay: pickup.start,
    pickupLastDay: pickup.end,
    deliveryFirstDay: delivery.start,
    deliveryLastDay: delivery.end,
    pickedUpAt: order.pickedUpAt?.toISOString() ?? null,
  };
}

const promised = (order: PlacedOrder, side: 'pickup' | 'delivery') =>
  windowOf(
    order[`${side}ScheduledAt`],
    order[`${side}DateType`] === 'exact' ? null : order[`${side}ScheduledEndsAt`],
  );

export function toOrderBooked(order: PlacedOrder): OrderBooked {
  const actual = actualTimes(order);
  return {
    orderId: order.id,
    uniqueId: order.uniqueId,
    portalId: order.portalId,
    bookedAt: order.createdAt.toISOString(),
    isPublic: order.isPublic,
    isPaymentDue: isUnpaidCod(order),
    termsAccepted: order.termsAcceptedAt !== null,
    surveyAnswered: order.surveyAnsweredAt !== null,
    // Flags are only for staff.
    sdStatus: order.flaggedFrom ?? order.sdStatus,
    customerFullName: order.customerFullName,
    customerEmail: order.customerEmail,
    language: order.language,
    paymentType: order.paymentType,
    isHeld: isHeldForPayment(order),
    paidAt: order.paidAt?.toISOString() ?? null,
    paidAmount: order.paidAmount,
    pickedUpAt: actual.pickedUpAt?.toISOString() ?? null,
    deliveredAt: actual.deliveredAt?.toISOString() ?? null,
    pickupText: order.pickupPlaceText,
    deliveryText: order.deliveryPlaceText,
    pickupTown: townLine(order.pickup),
    deliveryTown: townLine(order.delivery),
    pickupAddress: addressLine(order.pickup),
    deliveryAddress: addressLine(order.delivery),
    miles: order.miles,
    transportType: order.transportType,
    serviceLevel: order.serviceLevel,
    pickupWindow: windowOf(order.pickupScheduledAt, order.pickupScheduledEndsAt),
    deliveryWindow: windowOf(order.deliveryScheduledAt, order.deliveryScheduledEndsAt),
    vehicles: order.vehicles.map(({ year, make, model, operable, price }) => ({
      year,
      make,
      model,
      operable,
      price,
    })),
    price: order.price,
    rushFee: order.rushFee,
    agents: order.agents,
  };
}

const townLine = ({ city, state, zip }: StoredStop) => `${city}, ${state} ${zip}`;
const addressLine = (stop: StoredStop) => `${stop.address}, ${townLine(stop)}`;

const windowOf = (start: string, end: string | null) => ({ start, end: end ?? start });
