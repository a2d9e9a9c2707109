import type { Order, OrderBooked, OrderFact } from '@overland/contracts';
import type { Phones, PlacedOrder, StoredStop } from './stored-order.js';

/** The order as staff see it. */
export function toOrder(row: PlacedOrder): Order {
  const customer = shownPhones(row.customer_phones);
  return {
    _id: row.id,
    orderId: row.id,
    uniqueId: row.unique_id,
    quoteId: row.quote_id,
    portalId: row.portal_id,
    companyName: row.company_name,
    isCustomerPortal: row.is_customer_portal,
    status: row.status,
    sdStatus: row.sd_status,
    sdStatusLabel: row.sd_status_label,
    transportType: row.transport_type,
    serviceLevel: row.service_level,
    paymentType: row.payment_type,
    paid: row.paid,
    price: row.price,
    miles: row.miles,
    transitTime: row.transit_time,
    moveType: row.move_type,
    reg: row.reg,
    customerFullName: row.customer_full_name,
    customerEmail: row.customer_email,
    customerPhone: customer.phone,
    customerMobilePhone: customer.mobile,
    customerAltPhone: customer.alt,
    ...pickupView(row),
    ...deliveryView(row),
    pickupPlaceText: row.pickup_place_text,
    deliveryPlaceText: row.delivery_place_text,
    vehicles: row.vehicles,
    agents: row.agents,
    createdAt: instantOf(row.created_at),
  };
}

function pickupView({ pickup, ...row }: PlacedOrder) {
  const phones = shownPhones(pickup.phones);
  return {
    pickupLocationType: pickup.locationType,
    pickupBusinessName: pickup.businessName,
    pickupContactName: pickup.contactName,
    pickupEmail: pickup.email,
    pickupPhone: phones.phone,
    pickupMobilePhone: phones.mobile,
    pickupAltPhone: phones.alt,
    pickupAddress: pickup.address,
    pickupCity: pickup.city,
    pickupState: pickup.state,
    pickupZip: pickup.zip,
    pickupNotes: pickup.notes,
    pickupDateType: row.pickup_date_type,
    pickupScheduledAt: row.pickup_scheduled_at,
    pickupScheduledEndsAt: row.pickup_date_type === 'exact' ? null : row.pickup_scheduled_ends_at,
  };
}

function deliveryView({ delivery, ...row }: PlacedOrder) {
  const phones = shownPhones(delivery.phones);
  return {
    deliveryLocationType: delivery.locationType,
    deliveryBusinessName: delivery.businessName,
    deliveryContactName: delivery.contactName,
    deliveryEmail: delivery.email,
    deliveryPhone: phones.phone,
    deliveryMobilePhone: phones.mobile,
    deliveryAltPhone: phones.alt,
    deliveryAddress: delivery.address,
    deliveryCity: delivery.city,
    deliveryState: delivery.state,
    deliveryZip: delivery.zip,
    deliveryNotes: delivery.notes,
    deliveryDateType: row.delivery_date_type,
    deliveryScheduledAt: row.delivery_scheduled_at,
    deliveryScheduledEndsAt: row.delivery_date_type === 'exact' ? null : row.delivery_scheduled_ends_at,
  };
}

/** Two phones were entered, each perhaps a mobile one; three fields show them, every number once. */
function shownPhones({ primary, primaryIsMobile, alt, altIsMobile }: Phones) {
  if (primaryIsMobile) return { phone: '', mobile: primary, alt };
  return altIsMobile ? { phone: primary, mobile: alt, alt: '' } : { phone: primary, mobile: '', alt };
}

export function toOrderFact(row: PlacedOrder): OrderFact {
  return {
    orderId: row.id,
    version: row.version,
    uniqueId: row.unique_id,
    quoteId: row.quote_id,
    portalId: row.portal_id,
    status: row.status,
    sdStatus: row.sd_status,
    transportType: row.transport_type,
    paymentType: row.payment_type,
    paid: row.paid,
    miles: row.miles,
    price: row.price,
    vehicles: row.vehicles.length,
    bookedAt: instantOf(row.created_at),
  };
}

/** All that the booking's mails will say. */
export function toOrderBooked(row: PlacedOrder): OrderBooked {
  return {
    orderId: row.id,
    uniqueId: row.unique_id,
    portalId: row.portal_id,
    bookedAt: instantOf(row.created_at),
    isPublic: row.is_public,
    isPaymentDue: row.payment_type === 'COD' && !row.paid,
    customerFullName: row.customer_full_name,
    customerEmail: row.customer_email,
    pickupText: row.pickup_place_text,
    deliveryText: row.delivery_place_text,
    pickupAddress: addressLine(row.pickup),
    deliveryAddress: addressLine(row.delivery),
    miles: row.miles,
    transportType: row.transport_type,
    serviceLevel: row.service_level,
    pickupWindow: windowOf(row.pickup_scheduled_at, row.pickup_scheduled_ends_at),
    deliveryWindow: windowOf(row.delivery_scheduled_at, row.delivery_scheduled_ends_at),
    vehicles: row.vehicles.map(({ year, make, model, operable, price }) => ({
      year,
      make,
      model,
      operable,
      price,
    })),
    price: row.price,
    agents: row.agents,
  };
}

const addressLine = ({ address, city, state, zip }: StoredStop) => `${address}, ${city}, ${state} ${zip}`;

const windowOf = (start: string, end: string | null) => ({ start, end: end ?? start });

const instantOf = (text: string) => new Date(text).toISOString();
