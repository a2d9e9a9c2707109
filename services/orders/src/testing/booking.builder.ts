import { OrderRequest, type OrderRequestInput, type Quote } from '@overland/contracts';
import * as z from 'zod/mini';

/** A payload that agrees with the quote. */
export function aBooking(quote: Quote, overrides: Partial<OrderRequestInput> = {}): OrderRequestInput {
  return {
    quoteId: quote._id,
    customerFullName: 'Jordan Smith',
    customerEmail: 'jordan@example.com',
    customerPrimaryPhone: '(512) 555-0100',
    customerPrimaryPhoneIsMobile: true,
    transportType: 'OPEN',
    pickupStartDate: '2026-11-25',
    serviceLevel: 1,
    pickupAddress: '1 Congress Avenue',
    pickupCity: quote.pickup.city,
    pickupState: quote.pickup.state,
    pickupZip: quote.pickup.zip,
    deliveryAddress: '2 Larimer Street',
    deliveryCity: quote.delivery.city,
    deliveryState: quote.delivery.state,
    deliveryZip: quote.delivery.zip,
    quotes: quote.vehicleQuotes.map(({ make, model }, index) => ({
      make,
      model,
      vin: `1HGCM82633A00435${index}`,
      year: 2020,
    })),
    ...overrides,
  };
}

/** As `aBooking`, parsed as the service receives it. */
export function aRequest(quote: Quote, overrides: Partial<OrderRequestInput> = {}): OrderRequest {
  return z.parse(OrderRequest, aBooking(quote, overrides));
}
