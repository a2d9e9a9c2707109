import { type OrderUpdate, type Quote, vehicleName } from '@overland/contracts';
import { pickupWindow } from '@overland/contracts/calendar';
import { deliveryOf, pricedVehicles } from '../booking/draft-order.js';
import { holidaysOf } from '../booking/pickup-day.js';
import { totalAt } from '../booking/quoted-price.js';
import { formColumns } from '../orders/form-columns.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { placeTextAt } from '../orders/stored-stop.js';

/** The order's columns after the edit. Price and dates follow from the stored quote. */
export function editedColumns(order: PlacedOrder, request: OrderUpdate, quote: Quote) {
  const edited = requestColumns(order, request);
  return { ...edited, ...priceColumns(order, edited, quote), ...dateColumns(order, edited, quote) };
}

type Edited = ReturnType<typeof requestColumns>;

/** What the form itself says, without what follows from it. */
export function requestColumns(order: PlacedOrder, request: OrderUpdate) {
  const { city: pickupCity, state: pickupState } = order.pickup;
  const { city: deliveryCity, state: deliveryState } = order.delivery;
  const vehicles = order.vehicles.map((vehicle, index) => ({ ...vehicle, ...request.vehicles[index] }));
  return {
    // The price is for the quoted route, so the places stay.
    ...formColumns({ ...request, pickupCity, pickupState, deliveryCity, deliveryState }),
    pickupPlaceText: placeTextAt(order.pickupPlaceText, request.pickupZip),
    deliveryPlaceText: placeTextAt(order.deliveryPlaceText, request.deliveryZip),
    language: request.language ?? order.language,
    pickupScheduledAt: request.pickupStartDate,
    // White glove is always level 1 (docs/product/quotes.md).
    serviceLevel: order.transportType === 'WHITEGLOVE' ? (1 as const) : request.serviceLevel,
    vehicles,
    vehicleNames: vehicles.map(vehicleName),
    vins: vehicles.map(({ vin }) => vin),
  };
}

/** The quote's price at the new level. The RUSH fee belongs to the order and stays. */
function priceColumns(order: PlacedOrder, edited: Edited, quote: Quote) {
  if (edited.serviceLevel === order.serviceLevel) return {};
  const choice = { transportType: order.transportType, serviceLevel: edited.serviceLevel };
  return {
    price: totalAt(quote, choice) + order.rushFee,
    vehicles: pricedVehicles(quote, choice, edited.vehicles),
  };
}

/** The first day, and the pickup window and estimated delivery that follow from it. */
export function dayColumns(order: PlacedOrder, pickupScheduledAt: string, quote: Quote) {
  const edited = { pickupScheduledAt, serviceLevel: order.serviceLevel };
  return { pickupScheduledAt, ...dateColumns(order, edited, quote) };
}

type Dated = Pick<Edited, 'pickupScheduledAt' | 'serviceLevel'>;

function dateColumns(order: PlacedOrder, edited: Dated, quote: Quote) {
  const isSame =
    edited.pickupScheduledAt === order.pickupScheduledAt && edited.serviceLevel === order.serviceLevel;
  // The carrier may have set another window.
  if (isSame) return {};
  const pickup = pickupWindow(edited.pickupScheduledAt, edited.serviceLevel, holidaysOf(quote.booking));
  const delivery = deliveryOf(pickup, order.transitTime);
  return {
    pickupDateType: 'not_earlier_than' as const,
    pickupScheduledEndsAt: pickup.end,
    deliveryDateType: 'estimated' as const,
    deliveryScheduledAt: delivery.start,
    deliveryScheduledEndsAt: delivery.end,
  };
}
