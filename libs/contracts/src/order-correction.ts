import * as z from 'zod/mini';
import { messages } from './errors.js';
import { email, phone, requiredText } from './fields.js';
import { maxImportedVehicles } from './order-import.js';
import { OrderRequest } from './order-request.js';
import { orderTextNames } from './order-texts.js';
import { KnownVehicle } from './quote-request.js';

const correctedCells = z.record(z.string(), z.string().check(z.maxLength(2000)));

/** A refused order put right: what is of the order, and its vehicles, those that are left out apart. Other columns stay. */
export const OrderImportCorrection = z.strictObject({
  line: z.int(),
  order: correctedCells,
  vehicles: z
    .array(z.strictObject({ line: z.int(), cells: correctedCells }))
    .check(z.minLength(1), z.maxLength(maxImportedVehicles)),
});
export type OrderImportCorrection = z.infer<typeof OrderImportCorrection>;

/** Empty where the VIN may tell it. */
const KnownYear = z.string().check(
  z.refine((year) => year === '' || /^\d{4}$/.test(year), messages.year),
  z.refine((year) => year === '' || z.safeParse(KnownVehicle.shape.year, year).success, messages.yearAhead),
);

/** What would be refused without asking anybody; the rest is for the check. */
export const CorrectionValues = z.object({
  pickup: requiredText(),
  delivery: requiredText(),
  pickupLocationType: z.string(),
  deliveryLocationType: z.string(),
  pickupStartDate: OrderRequest.shape.pickupStartDate,
  customerFullName: requiredText(80),
  customerEmail: email(messages.required),
  customerPrimaryPhone: phone,
  transportType: z.string(),
  serviceLevel: z.string(),
  paymentType: z.string(),
  ...(Object.fromEntries(orderTextNames.map((name) => [name, z.string()])) as Record<
    (typeof orderTextNames)[number],
    z.ZodMiniString
  >),
  vehicleQuotes: z.array(
    z.object({
      line: z.int(),
      vin: requiredText(200, messages.vinNeeded),
      year: KnownYear,
      make: requiredText(80, messages.makeRequired),
      model: requiredText(80, messages.modelRequired),
      operableBool: z.boolean('Please choose Yes or No.'),
    }),
  ),
});
export type CorrectionInput = z.input<typeof CorrectionValues>;
export type Correction = z.infer<typeof CorrectionValues>;
