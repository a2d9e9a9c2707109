import * as z from 'zod/mini';
import { maxVehicles } from './constants.js';
import { messages } from './errors.js';
import { id } from './fields.js';
import { distinctVins, EnteredVehicle, orderFields, stopFields } from './order-request.js';

const stops = { ...stopFields('pickup'), ...stopFields('delivery') };
// The route is the price: city and state are the quote's.
const {
  pickupCity: _pickupCity,
  pickupState: _pickupState,
  deliveryCity: _deliveryCity,
  deliveryState: _deliveryState,
  ...editableStops
} = stops;

/** `PUT /order`: the whole form, made from `version`. The price follows from the stored quote and the level. */
export const OrderUpdate = z.strictObject({
  orderId: id,
  version: z.int(),
  ...orderFields,
  ...editableStops,
  /** As many as the order has, in its order. */
  vehicles: z
    .array(EnteredVehicle, messages.required)
    .check(z.minLength(1), z.maxLength(maxVehicles), distinctVins),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
export type OrderUpdateInput = z.input<typeof OrderUpdate>;
