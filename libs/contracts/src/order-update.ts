import * as z from 'zod/mini';
import { maxVehicles } from './constants.js';
import { messages } from './errors.js';
import { id } from './fields.js';
import { distinctVins, EnteredVehicle, orderFields, stopFields } from './order-request.js';
import { ofOrderTexts } from './order-texts.js';

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
  /** False if nobody is notified. */
  tells: z._default(z.boolean(), true),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
export type OrderUpdateInput = z.input<typeof OrderUpdate>;

/** What is edited in place on an order's page, as nobody is told of it (docs/product/orders.md). */
export const editedInPlace = {
  ...ofOrderTexts((name) => z.pick(OrderUpdate, { [name]: true })),
  customerPrimaryPhone: z.pick(OrderUpdate, { customerPrimaryPhone: true }),
  pickupPrimaryPhone: z.pick(OrderUpdate, { pickupPrimaryPhone: true }),
  pickupNotes: z.pick(OrderUpdate, { pickupNotes: true }),
  deliveryPrimaryPhone: z.pick(OrderUpdate, { deliveryPrimaryPhone: true }),
  deliveryNotes: z.pick(OrderUpdate, { deliveryNotes: true }),
};
export type EditedInPlace = keyof typeof editedInPlace;
