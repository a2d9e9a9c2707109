import {
  type BookingCalendar,
  type KnownVehicle,
  type PortalRecord,
  type PricePreview,
  type Quote,
  QuoteFact,
  type ServiceLevel,
  serviceLevels,
  type VehicleQuote,
} from '@overland/contracts';
import { addDays, earliestPickup, todayIn } from '@overland/contracts/calendar';
import { fieldsFor } from '@overland/service-kit';
import { portalPriceOf } from '../pricing/price-quote.js';
import { getPortal, type Snapshot } from '../settings/pricing-snapshot.js';
import type { QuoteEntity } from './quote.entity.js';
import type { QuotePrice, StoredInputs } from './quote-price.js';
import { wasSaved } from './quote-states.js';

/**
 * The view for staff; the contract's allow-list removes what the public may not see. Every field is written out, as a spread
 * costs more than the rest of the mapping.
 * @throws AppError notFound if the portal's event has not arrived yet.
 */
export function toQuote(row: QuoteEntity, { snapshot, now }: { snapshot: Snapshot; now: Date }): Quote {
  const portal = getPortal(snapshot, row.portalId);
  const { pricing, pricingInputs: inputs } = row;
  return {
    _id: row.id,
    uniqueId: row.uniqueId,
    version: row.version,
    status: row.status,
    portalId: row.portalId,
    companyName: portal.companyName,
    companyLogo: portal.companyLogo,
    customerFullName: row.customerFullName,
    customerEmail: row.customerEmail,
    customerPhone: row.customerPhone,
    pickup: row.pickup,
    delivery: row.delivery,
    createdAt: row.createdAt.toISOString(),
    pricedAt: row.pricedAt.toISOString(),
    expiresAt: row.expiresAt.toISOString(),
    isExpired: row.status !== 'Booked' && now > row.expiresAt,
    isCustomerPortal: portal.isCustomerPortal,
    portal,
    orderId: row.orderId,
    ownerId: row.ownerId,
    language: row.language,
    discount: inputs.portal.discount,
    booking: bookingCalendar(portal, snapshot, now),
    miles: row.miles,
    milesSource: row.milesSource,
    transitTime: pricing.transitTime,
    transportType: row.transportType,
    commission: pricing.commission,
    totalCommission: pricing.totalCommission,
    portalAdminDiscount: pricing.portalAdminDiscount,
    vehicleQuotes: vehicleQuotes(row, inputs, row.serviceLevel, row.enteredVehicles),
    totalPricing: pricing.totalPricing,
    orderState: row.orderState,
    orderPrice: row.orderPrice,
  };
}

/** A price that is not stored, or not yet. Vehicles have their level-1 prices. */
export function toPricePreview(price: QuotePrice): PricePreview {
  const { pricing, inputs } = price;
  return {
    miles: price.miles,
    milesSource: price.milesSource,
    transitTime: pricing.transitTime,
    transportType: price.transportType,
    commission: pricing.commission,
    totalCommission: pricing.totalCommission,
    portalAdminDiscount: pricing.portalAdminDiscount,
    vehicleQuotes: vehicleQuotes(price, inputs, 1),
    totalPricing: pricing.totalPricing,
  };
}

function vehicleQuotes(
  { pricing, transportType }: Pick<QuotePrice, 'pricing' | 'transportType'>,
  inputs: StoredInputs,
  level: ServiceLevel,
  known: readonly KnownVehicle[] = [],
): VehicleQuote[] {
  return pricing.vehicles.map(({ calculatedQuotes }, index) => {
    const vehicle = inputs.vehicles[index];
    if (!vehicle) throw new Error('A quote has a price for a vehicle that it does not have.');
    return {
      make: vehicle.make,
      model: vehicle.model,
      operableBool: vehicle.operableBool,
      pricingClass: vehicle.pricingClass,
      year: known[index]?.year ?? null,
      vin: known[index]?.vin ?? '',
      operable: vehicle.operableBool ? 'Yes' : 'No',
      price: portalPriceOf(calculatedQuotes[serviceLevels.indexOf(level)], transportType),
      calculatedQuotes,
    };
  });
}

/** The days that a booking can choose from, in the portal's zone, with the holidays of the next twelve months. */
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

export function toQuoteFact(row: QuoteEntity): QuoteFact {
  return {
    ...fieldsFor(QuoteFact, row),
    quoteId: row.id,
    vehicles: row.pricingInputs.vehicles.length,
    pickupState: row.pickup.state,
    deliveryState: row.delivery.state,
    wasSaved: wasSaved(row),
  };
}
