import {
  type BookingCalendar,
  type PortalRecord,
  type PricePreview,
  type Quote,
  type QuoteFact,
  type ServiceLevel,
  serviceLevels,
  type VehicleQuote,
} from '@overland/contracts';
import { addDays, earliestPickup, todayIn } from '@overland/contracts/calendar';
import { portalPriceOf } from '../pricing/price-quote.js';
import type { Snapshot } from '../settings/pricing-snapshot.js';
import type { QuotePrice, StoredQuote } from './stored-quote.js';

interface QuoteContext {
  portal: PortalRecord;
  snapshot: Snapshot;
  now: Date;
}

/** The staff view; what the public may see is cut out of it by the contract's allow-list. */
export function toQuote(row: StoredQuote, { portal, snapshot, now }: QuoteContext): Quote {
  return {
    _id: row.id,
    uniqueId: Number(row.unique_id),
    version: row.version,
    status: row.status,
    portalId: row.portal_id,
    companyName: portal.companyName,
    companyLogo: portal.companyLogo,
    customerFullName: row.customer_full_name,
    customerEmail: row.customer_email,
    customerPhone: row.customer_phone,
    pickup: row.pickup,
    delivery: row.delivery,
    createdAt: row.created_at.toISOString(),
    pricedAt: row.priced_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isExpired: row.status !== 'Booked' && now > row.expires_at,
    isCustomerPortal: portal.isCustomerPortal,
    portal,
    orderId: row.order_id,
    discount: row.pricing_inputs.portal.discount,
    booking: bookingCalendar(portal, snapshot, now),
    ...toPricePreview(
      {
        transportType: row.transport_type,
        miles: row.miles,
        milesSource: row.miles_source,
        pricing: row.pricing,
        inputs: row.pricing_inputs,
      },
      row.service_level,
    ),
  };
}

/** The priced part of a quote, stored or not. Vehicles cost what they do at the given level. */
export function toPricePreview(
  price: Omit<QuotePrice, 'pricedAt' | 'expiresAt'>,
  level: ServiceLevel = 1,
): PricePreview {
  const { pricing, inputs } = price;
  return {
    miles: price.miles,
    milesSource: price.milesSource,
    transitTime: pricing.transitTime,
    transportType: price.transportType,
    commission: pricing.commission,
    totalCommission: pricing.totalCommission,
    portalAdminDiscount: pricing.portalAdminDiscount,
    vehicleQuotes: pricing.vehicles.map(({ calculatedQuotes }, index): VehicleQuote => {
      const vehicle = inputs.vehicles[index];
      if (!vehicle) throw new Error('A quote has a price for a vehicle that it does not have.');
      return {
        ...vehicle,
        year: null,
        vin: '',
        operable: vehicle.operableBool ? 'Yes' : 'No',
        price: portalPriceOf(calculatedQuotes[serviceLevels.indexOf(level)], price.transportType),
        calculatedQuotes,
      };
    }),
    totalPricing: pricing.totalPricing,
  };
}

/** The days a booking can choose from, in the portal's zone; holidays of the next twelve months. */
function bookingCalendar(portal: PortalRecord, snapshot: Snapshot, now: Date): BookingCalendar {
  const today = todayIn(portal.timeZone, now);
  const lastDay = addDays(today, 366);
  return {
    today,
    firstPickupDay: earliestPickup(today, snapshot.holidays),
    blockedDays: snapshot.settings.holidays.filter(({ date }) => date >= today && date <= lastDay),
    serviceLevels: snapshot.settings.serviceLevels,
  };
}

export function toQuoteFact(row: StoredQuote): QuoteFact {
  return {
    quoteId: row.id,
    version: row.version,
    uniqueId: Number(row.unique_id),
    portalId: row.portal_id,
    status: row.status,
    transportType: row.transport_type,
    miles: row.miles,
    price: row.price,
    vehicles: row.pricing_inputs.vehicles.length,
    pickupState: row.pickup.state,
    deliveryState: row.delivery.state,
    createdAt: row.created_at.toISOString(),
  };
}
