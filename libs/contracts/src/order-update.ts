import * as z from 'zod/mini';
import { maxVehicles, serviceLevels, vinPattern } from './constants.js';
import { messages } from './errors.js';
import { day, id, optionalText } from './fields.js';
import { Agent, customerFields, distinctVins, modelYear, stopFields, vin } from './order-request.js';

const stops = { ...stopFields('pickup'), ...stopFields('delivery') };
// The route is the price: city and state are the quote's.
const {
  pickupCity: _pickupCity,
  pickupState: _pickupState,
  deliveryCity: _deliveryCity,
  deliveryState: _deliveryState,
  ...editableStops
} = stops;

const EditedVehicle = z.strictObject({ vin, year: modelYear }).check(
  z.refine((vehicle) => vehicle.year < 1981 || vinPattern.test(vehicle.vin), {
    path: ['vin'],
    error: 'A VIN from 1981 on has 17 letters and digits, without I, O and Q.',
  }),
);

/** `PUT /order`: the whole form, made from `version`. The price follows from the stored quote and the level. */
export const OrderUpdate = z.strictObject({
  orderId: id,
  version: z.int(),
  ...customerFields,
  ...editableStops,
  reg: optionalText(60),
  pickupStartDate: day,
  serviceLevel: z.literal(serviceLevels, messages.required),
  /** As many as the order has, in its order. */
  vehicles: z
    .array(EditedVehicle, messages.required)
    .check(z.minLength(1), z.maxLength(maxVehicles), distinctVins),
  agents: z._default(z.array(Agent).check(z.maxLength(10)), []),
});
export type OrderUpdate = z.infer<typeof OrderUpdate>;
export type OrderUpdateInput = z.input<typeof OrderUpdate>;
