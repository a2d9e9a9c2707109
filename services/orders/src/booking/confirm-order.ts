import {
  type BookedOrder,
  isUnpaidCod,
  type Quote,
  type SdStatus,
  type ServiceLevel,
  transportLabels,
  vehicleName,
} from '@overland/contracts';
import { formatDay, formatMoney } from '@overland/contracts/format';
import type { NewActivity } from '../orders/activity.entity.js';
import type { OrderDraft, PlacedOrder } from '../orders/order.entity.js';
import { awaitsPayment, labelOf, statusOf } from '../orders/order-states.js';
import { placeTextAt } from '../orders/stored-stop.js';
import { deliveryOf, pricedVehicles } from './draft-order.js';
import { totalAt } from './quoted-price.js';

/** What turns a claimed row into an order once quoting has booked the quote: its price, miles and route. */
export function confirmationOf(draft: OrderDraft, quote: Quote) {
  const choice = { transportType: draft.transportType, serviceLevel: draft.serviceLevel };
  const vehicles = pricedVehicles(quote, choice, draft.vehicles);
  // An unpaid COD booking by the public is held until it is paid or staff release it.
  const isPending = awaitsPayment(draft);
  const sdStatus: SdStatus = isPending ? 'on_hold' : 'new';
  const status = statusOf(sdStatus, { isPending });
  const price = totalAt(quote, choice) + draft.rushFee;
  const start = draft.pickupScheduledAt;
  const delivery = deliveryOf({ start, end: draft.pickupScheduledEndsAt ?? start }, quote.transitTime);
  return {
    status,
    sdStatus,
    sdStatusLabel: labelOf(sdStatus, ''),
    // The emails of the booking already ask for the payment (docs/product/emails.md).
    paymentRequestedAt: isUnpaidCod(draft) ? draft.createdAt : null,
    price,
    miles: quote.miles,
    transitTime: quote.transitTime,
    commission: quote.totalCommission,
    pickup: { ...draft.pickup, city: quote.pickup.city, state: quote.pickup.state },
    delivery: { ...draft.delivery, city: quote.delivery.city, state: quote.delivery.state },
    pickupPlaceText: placeTextAt(quote.pickup.text, draft.pickup.zip),
    deliveryPlaceText: placeTextAt(quote.delivery.text, draft.delivery.zip),
    deliveryScheduledAt: delivery.start,
    deliveryScheduledEndsAt: delivery.end,
    vehicles,
    vehicleNames: vehicles.map(vehicleName),
    reply: replyOf(draft, { status, price }),
  };
}

export type Confirmation = ReturnType<typeof confirmationOf>;

function replyOf(
  { id, uniqueId, isCustomerPortal }: OrderDraft,
  { status, price }: Pick<PlacedOrder, 'status' | 'price'>,
): BookedOrder {
  return {
    orderId: id,
    uniqueId,
    isCustomerPortal,
    status,
    price,
    message:
      status === 'Pending'
        ? 'Your order has been booked, pending customer payment.'
        : 'Your order has been booked.',
  };
}

const withinDays = (level: ServiceLevel) => `within ${level} business day${level === 1 ? '' : 's'}`;

export function bookedActivity(order: PlacedOrder): NewActivity {
  const notes = [
    `Booked ${transportLabels[order.transportType]} for ${formatMoney(order.price)}.`,
    `Pickup ${withinDays(order.serviceLevel)} from ${formatDay(order.pickupScheduledAt)}.`,
  ];
  if (order.status === 'Pending') notes.push('On hold until the customer has paid.');
  if (order.isRush) {
    const fee = order.rushFee > 0 ? `RUSH fee ${formatMoney(order.rushFee)} added` : 'without the RUSH fee';
    notes.push(`Booked under the notice, ${fee}.`);
  }
  return {
    kind: 'move',
    orderId: order.id,
    portalId: order.portalId,
    at: order.createdAt,
    actor: order.actor,
    fromStatus: null,
    toStatus: order.sdStatus,
    source: order.isPublic ? 'customer' : 'staff',
    note: notes.join(' '),
  };
}
