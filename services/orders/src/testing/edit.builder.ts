import type { OrderRequestInput, OrderUpdateInput } from '@overland/contracts';

/** The form of an order that was just booked, with nothing changed but the overrides. */
export function anEdit(
  orderId: string,
  booking: OrderRequestInput,
  overrides: Partial<OrderUpdateInput> = {},
): OrderUpdateInput {
  const {
    quoteId: _quoteId,
    transportType: _transportType,
    paymentType: _paymentType,
    quotes,
    pickupCity: _pickupCity,
    pickupState: _pickupState,
    deliveryCity: _deliveryCity,
    deliveryState: _deliveryState,
    ...form
  } = booking;
  return {
    ...form,
    orderId,
    version: 1,
    vehicles: quotes.map(({ vin, year }) => ({ vin, year })),
    ...overrides,
  };
}
