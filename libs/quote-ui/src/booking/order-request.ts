import type { OrderRequestInput } from '@overland/contracts';
import { columnTotal, vehiclePrice } from '../quote/vehicle-prices';
import { type BookableQuote, levelFor, type Totals } from './booking-choice';
import type { BookingValues, Stop } from './booking-values';

export interface BookingContext {
  quote: BookableQuote;
  /** Booked without signing in: always COD. */
  isPublic: boolean;
  /** Today's prices, once the server has sent them and the person books at them. */
  todaysTotals: Totals | null;
}

type Quoted = BookableQuote['vehicleQuotes'][number];

/**
 * The booking payload (docs/product/orders.md). Prices, miles and number are hints that the server holds against
 * its quote; when today's price is accepted that price alone is sent, as the hints are the old ones.
 */
export function toOrderRequest(values: BookingValues, context: BookingContext): OrderRequestInput {
  const { quote, isPublic, todaysTotals } = context;
  const fields = withoutChecks(values);
  const { transportType } = values;
  const serviceLevel = levelFor({ level: values.serviceLevel, transportType });
  const vehicles = quote.vehicleQuotes.map((vehicle, index) => ({
    ...identityOf(vehicle),
    ...(todaysTotals === null && {
      price: vehiclePrice(vehicle, serviceLevel, transportType),
      calculatedQuotes: vehicle.calculatedQuotes,
    }),
    ...(values.quotes[index] ?? { vin: '', year: '' }),
  }));
  return {
    ...fields,
    quoteId: quote._id,
    serviceLevel,
    paymentType: paymentTypeOf(values, { quote, isPublic }),
    moveType: values.moveType === '' ? null : values.moveType,
    pickupLocationType: values.pickupLocationType === '' ? null : values.pickupLocationType,
    deliveryLocationType: values.deliveryLocationType === '' ? null : values.deliveryLocationType,
    quotes: vehicles,
    uniqueId: quote.uniqueId,
    ...('portalId' in quote && { portalId: quote.portalId }),
    ...(todaysTotals === null
      ? { miles: quote.miles, transitTime: quote.transitTime, totalPricing: { ...quote.totalPricing } }
      : { acceptedPrice: columnTotal(todaysTotals, serviceLevel, transportType) }),
  };
}

/** Checkboxes that fill or keep something are not part of what is sent. */
export function withoutChecks<V extends Pick<BookingValues, `${Stop}SameAsCustomer` | `${Stop}SaveAddress`>>(
  values: V,
) {
  const { pickupSameAsCustomer, deliverySameAsCustomer, pickupSaveAddress, deliverySaveAddress, ...fields } =
    values;
  return fields;
}

/** The vehicle without its price. */
const identityOf = ({ make, model, operableBool, pricingClass }: Quoted) => ({
  make,
  model,
  operableBool,
  pricingClass,
});

export function asksPaymentType({ quote, isPublic }: Pick<BookingContext, 'quote' | 'isPublic'>): boolean {
  return !isPublic && 'displayPaymentType' in quote.portal && quote.portal.displayPaymentType;
}

/** COD where it is not asked. */
export function paymentTypeOf(
  values: Pick<BookingValues, 'paymentType'>,
  context: Pick<BookingContext, 'quote' | 'isPublic'>,
) {
  return asksPaymentType(context) ? values.paymentType : ('COD' as const);
}
