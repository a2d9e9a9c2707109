import type { PlacedOrder } from '../orders/order.entity.js';
import type { StoredStop } from '../orders/stored-stop.js';
import type { TmsOrder, TmsStop } from './tms-port.js';

/** What carriers may know of an order: no prices. White glove counts as enclosed transport. */
export function toTmsOrder(order: PlacedOrder): TmsOrder {
  const { customerFullName, customerEmail, customerPhones } = order;
  return {
    number: String(order.uniqueId),
    transportType: order.transportType === 'OPEN' ? 'OPEN' : 'ENCLOSED',
    pickup: stopOf(order.pickup, {
      customer: customerFullName,
      dateType: order.pickupDateType,
      scheduledAt: order.pickupScheduledAt,
      scheduledEndsAt: order.pickupScheduledEndsAt,
    }),
    delivery: stopOf(order.delivery, {
      customer: customerFullName,
      dateType: order.deliveryDateType,
      scheduledAt: order.deliveryScheduledAt,
      scheduledEndsAt: order.deliveryScheduledEndsAt,
    }),
    customer: { name: customerFullName, email: customerEmail, phone: customerPhones.primary },
    vehicles: order.vehicles.map(({ vin, year, make, model, operableBool, pricingClass }) => ({
      vin,
      year,
      make,
      model,
      pricingClass,
      isInoperable: !operableBool,
    })),
  };
}

type Days = Pick<TmsStop, 'dateType' | 'scheduledAt' | 'scheduledEndsAt'>;

/** The customer is the contact if no other is named. */
function stopOf(
  stop: StoredStop,
  { customer, dateType, scheduledAt, scheduledEndsAt }: Days & { customer: string },
): TmsStop {
  return {
    name: stop.businessName || stop.contactName || customer,
    address: stop.address,
    city: stop.city,
    state: stop.state,
    zip: stop.zip,
    contactName: stop.contactName || customer,
    contactEmail: stop.email,
    contactPhone: stop.phones.primary || stop.phones.alt,
    notes: stop.notes,
    dateType,
    scheduledAt,
    scheduledEndsAt: dateType === 'exact' ? null : scheduledEndsAt,
  };
}
