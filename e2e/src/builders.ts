import type { OrderRequestInput, PublicQuote, Quote, QuoteRequestInput } from '@overland/contracts';
import { addBusinessDays } from '@overland/contracts/calendar';

/** Dallas to Los Angeles, a running sedan and an inoperable SUV. */
export function aMove(): QuoteRequestInput {
  return {
    pickup: 'city:TX:dallas',
    delivery: 'city:CA:los-angeles',
    transportType: 'OPEN',
    commission: 0,
    vehicleQuotes: [
      { make: 'Honda', model: 'Accord', operableBool: true },
      { make: 'Toyota', model: '4Runner', operableBool: false },
    ],
  };
}

/** A complete booking of a quote for its first pickup day, as the form sends it. */
export function aBooking(
  quote: Quote | PublicQuote,
  changes: Partial<OrderRequestInput> = {},
): OrderRequestInput {
  const { transportType = quote.transportType, serviceLevel = 1 } = changes;
  return {
    quoteId: quote._id,
    customerFullName: 'Marcus Bell',
    customerEmail: 'marcus.bell@mail.example',
    customerPrimaryPhone: '(555) 010-0133',
    pickupStartDate: quote.booking.firstPickupDay,
    pickupAddress: '4120 Commerce St',
    pickupCity: quote.pickup.city,
    pickupState: quote.pickup.state,
    pickupZip: zipOf(quote.pickup),
    deliveryAddress: '811 Spring St',
    deliveryCity: quote.delivery.city,
    deliveryState: quote.delivery.state,
    deliveryZip: zipOf(quote.delivery),
    quotes: quote.vehicleQuotes.map((vehicle, index) => ({
      vin: `1HGCM82633A00435${index}`,
      year: 2021,
      make: vehicle.make,
      model: vehicle.model,
      price: priceOf(vehicle, transportType, serviceLevel),
    })),
    ...changes,
    transportType,
    serviceLevel,
  };
}

/** A pickup day so far off that no payment is due, which a sweep would ask for, on whatever day of the week the tests run. */
export const laterPickupDay = ({ booking: { firstPickupDay, blockedDays } }: Quote | PublicQuote): string =>
  addBusinessDays(firstPickupDay, 5, new Set(blockedDays.map(({ date }) => date)));

/** The ZIP that a user enters for a place chosen by city, which has none. */
function zipOf({ city, zip }: Quote['pickup']): string {
  const typed: Record<string, string> = { Dallas: '75201', 'Los Angeles': '90012', Denver: '80202' };
  return zip || (typed[city] ?? '');
}

function priceOf(
  vehicle: Quote['vehicleQuotes'][number] | PublicQuote['vehicleQuotes'][number],
  transportType: Quote['transportType'],
  level: number,
): number {
  const cell = vehicle.calculatedQuotes.find(({ serviceLevel }) => serviceLevel === level);
  if (!cell) throw new Error(`No price at level ${level}`);
  return {
    OPEN: cell.openTransportPortal,
    ENCLOSED: cell.enclosedTransportPortal,
    WHITEGLOVE: cell.whiteGloveTransportPortal,
  }[transportType];
}
