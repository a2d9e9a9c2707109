import { randomUUID } from 'node:crypto';
import type { OrderRequest, OrderVehicle } from '@overland/contracts';
import { deliveryWindow, pickupWindow } from '@overland/contracts/calendar';
import type { Phones, StoredOrder, StoredStop } from '../orders/stored-order.js';
import { vehicleNames } from '../orders/stored-order.js';
import type { Booking } from './check-booking.js';
import { holidaysOf } from './pickup-day.js';
import { type Choice, type Priced, totalAt, vehiclePriceAt } from './quoted-price.js';

/** Who books, and the request's own marks. */
export interface Attempt {
  isPublic: boolean;
  bookedBy: string | null;
  actor: string;
  at: Date;
  requestId: string;
  idempotencyCaller: string;
  idempotencyKey: string | null;
  bodyHash: string;
}

/** The row that claims the quote. It is complete, so that anyone can finish it without the request. */
export function draftOrder(booking: Booking, attempt: Attempt): StoredOrder {
  const { request, quote } = booking;
  return {
    id: randomUUID(),
    quote_id: quote._id,
    unique_id: quote.uniqueId,
    portal_id: quote.portalId,
    company_name: quote.companyName,
    is_customer_portal: quote.isCustomerPortal,
    version: 1,
    status: 'placing',
    sd_status: 'new',
    sd_status_label: '',
    flagged_from: null,
    is_public: attempt.isPublic,
    booked_by: attempt.bookedBy,
    actor: attempt.actor,
    is_rush: booking.isRush,
    ...priceColumns(booking),
    // Public bookings are always paid on delivery.
    payment_type: attempt.isPublic ? 'COD' : request.paymentType,
    paid: false,
    move_type: request.moveType ?? null,
    reg: request.reg,
    sirva_non_domestic: request.sirvaNonDomestic,
    customer_full_name: request.customerFullName,
    customer_email: request.customerEmail,
    customer_phones: customerPhones(request),
    pickup: { ...pickupStop(request), city: quote.pickup.city, state: quote.pickup.state },
    delivery: { ...deliveryStop(request), city: quote.delivery.city, state: quote.delivery.state },
    pickup_place_text: quote.pickup.text,
    delivery_place_text: quote.delivery.text,
    ...dateColumns(booking),
    agents: request.agents,
    created_at: attempt.at.toISOString(),
    request_id: attempt.requestId,
    idempotency_caller: attempt.idempotencyCaller,
    idempotency_key: attempt.idempotencyKey,
    body_hash: attempt.bodyHash,
    quote_version: quote.version,
    reprice: booking.reprice,
    lease_until: '-infinity',
    reply: null,
  };
}

function priceColumns({ request, priced, serviceLevel }: Booking) {
  const choice: Choice = { transportType: request.transportType, serviceLevel };
  const vehicles = pricedVehicles(priced, choice, request.quotes);
  return {
    transport_type: choice.transportType,
    service_level: serviceLevel,
    price: totalAt(priced, choice),
    miles: priced.miles,
    transit_time: priced.transitTime,
    vehicles,
    vehicle_names: vehicleNames(vehicles),
    vins: vehicles.map(({ vin }) => vin),
  };
}

/** The quote's vehicles at the chosen type and level; the booking adds VIN and year. */
export function pricedVehicles(
  priced: Pick<Priced, 'vehicleQuotes'>,
  choice: Choice,
  booked: readonly { vin: string; year: number | null }[],
): OrderVehicle[] {
  return priced.vehicleQuotes.map((vehicle, index) => {
    const { make, model, operable, operableBool, pricingClass } = vehicle;
    const { vin = '', year = null } = booked[index] ?? {};
    return {
      make,
      model,
      vin,
      year,
      operable,
      operableBool,
      pricingClass,
      price: vehiclePriceAt(vehicle, choice),
    };
  });
}

/** The pickup window stands on today's holidays; the delivery estimate follows from it. */
function dateColumns({ request, quote, priced, serviceLevel }: Booking) {
  const pickup = pickupWindow(request.pickupStartDate, serviceLevel, holidaysOf(quote.booking));
  return {
    pickup_date_type: 'not_earlier_than' as const,
    pickup_scheduled_at: pickup.start,
    pickup_scheduled_ends_at: pickup.end,
    delivery_date_type: 'estimated' as const,
    ...deliveryColumns(pickup, priced.transitTime),
  };
}

export function deliveryColumns(pickup: { start: string; end: string }, transitTime: [number, number]) {
  const window = deliveryWindow({ pickupStart: pickup.start, pickupEnd: pickup.end, transitTime });
  return { delivery_scheduled_at: window.start, delivery_scheduled_ends_at: window.end };
}

const customerPhones = (request: OrderRequest): Phones => ({
  primary: request.customerPrimaryPhone,
  primaryIsMobile: request.customerPrimaryPhoneIsMobile,
  alt: request.customerAltPhone,
  altIsMobile: request.customerAltPhoneIsMobile,
});

const pickupStop = (request: OrderRequest): StoredStop => ({
  locationType: request.pickupLocationType ?? null,
  address: request.pickupAddress,
  city: request.pickupCity,
  state: request.pickupState,
  zip: request.pickupZip,
  businessName: request.pickupBusinessName,
  contactName: request.pickupContactName,
  email: request.pickupEmail,
  phones: {
    primary: request.pickupPrimaryPhone,
    primaryIsMobile: request.pickupPrimaryPhoneIsMobile,
    alt: request.pickupAltPhone,
    altIsMobile: request.pickupAltPhoneIsMobile,
  },
  notes: request.pickupNotes,
});

const deliveryStop = (request: OrderRequest): StoredStop => ({
  locationType: request.deliveryLocationType ?? null,
  address: request.deliveryAddress,
  city: request.deliveryCity,
  state: request.deliveryState,
  zip: request.deliveryZip,
  businessName: request.deliveryBusinessName,
  contactName: request.deliveryContactName,
  email: request.deliveryEmail,
  phones: {
    primary: request.deliveryPrimaryPhone,
    primaryIsMobile: request.deliveryPrimaryPhoneIsMobile,
    alt: request.deliveryAltPhone,
    altIsMobile: request.deliveryAltPhoneIsMobile,
  },
  notes: request.deliveryNotes,
});
