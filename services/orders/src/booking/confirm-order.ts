import {
  type BookedOrder,
  type Quote,
  rushFee,
  type SdStatus,
  type ServiceLevel,
  transportLabels,
} from '@overland/contracts';
import { labelOf, statusOf } from '../orders/order-states.js';
import type { NewActivity } from '../orders/orders.repository.js';
import { type PlacedOrder, type StoredOrder, vehicleNames } from '../orders/stored-order.js';
import { deliveryColumns, pricedVehicles } from './draft-order.js';
import { totalAt } from './quoted-price.js';
import { showDay, showDollars } from './show.js';

/** The order that a claimed row becomes once quoting has frozen its quote: the quote is the price, the miles, the route. */
export function confirmedOrder(row: StoredOrder, quote: Quote): PlacedOrder {
  const choice = { transportType: row.transport_type, serviceLevel: row.service_level };
  const vehicles = pricedVehicles(quote, choice, row.vehicles);
  // An unpaid COD public booking is made and held until it is paid or staff release it.
  const paymentDue = row.is_public && row.payment_type === 'COD' && !row.paid;
  const sdStatus: SdStatus = paymentDue ? 'on_hold' : 'new';
  const pickup = {
    start: row.pickup_scheduled_at,
    end: row.pickup_scheduled_ends_at ?? row.pickup_scheduled_at,
  };
  const order = {
    ...row,
    sd_status: sdStatus,
    sd_status_label: labelOf(sdStatus, ''),
    status: statusOf(sdStatus, { paymentDue }),
    price: totalAt(quote, choice),
    miles: quote.miles,
    transit_time: quote.transitTime,
    pickup: { ...row.pickup, city: quote.pickup.city, state: quote.pickup.state },
    delivery: { ...row.delivery, city: quote.delivery.city, state: quote.delivery.state },
    pickup_place_text: quote.pickup.text,
    delivery_place_text: quote.delivery.text,
    ...deliveryColumns(pickup, quote.transitTime),
    vehicles,
    vehicle_names: vehicleNames(vehicles),
  };
  return { ...order, reply: bookedReply(order) };
}

function bookedReply(order: PlacedOrder): BookedOrder {
  return {
    orderId: order.id,
    uniqueId: order.unique_id,
    isCustomerPortal: order.is_customer_portal,
    status: order.status,
    price: order.price,
    message:
      order.status === 'Pending'
        ? 'Your order has been booked, pending customer payment.'
        : 'Your order has been booked.',
  };
}

const withinDays = (level: ServiceLevel) => `within ${level} business day${level === 1 ? '' : 's'}`;

/** The first line of an order's history. */
export function bookedActivity(order: PlacedOrder): NewActivity {
  const notes = [
    `Booked ${transportLabels[order.transport_type]} for ${showDollars(order.price)}.`,
    `Pickup ${withinDays(order.service_level)} from ${showDay(order.pickup_scheduled_at)}.`,
    ...(order.status === 'Pending' ? ['On hold until the customer has paid.'] : []),
    ...(order.is_rush
      ? [`RUSH: less than two business days' notice; the ${showDollars(rushFee)} fee may apply.`]
      : []),
  ];
  return {
    orderId: order.id,
    portalId: order.portal_id,
    at: new Date(order.created_at),
    actor: order.actor,
    from: null,
    to: order.sd_status,
    source: order.is_public ? 'customer' : 'staff',
    note: notes.join(' '),
  };
}
