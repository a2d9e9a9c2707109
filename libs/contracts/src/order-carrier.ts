import * as z from 'zod/mini';
import { instant, nameOrBlank, optionalPhone, optionalText, requiredName, version } from './fields.js';
import { CarrierAmount, CarrierCost } from './order-cost.js';

const carrierMissing = 'Please enter the carrier.';
const optionalName = z._default(nameOrBlank, '');
const more = { driverName: optionalName, driverPhone: optionalPhone, truck: optionalText(40) };

/** Who carries an order, as staff enter it. `truck` is its plate or its number. */
export const OrderCarrier = z.strictObject({
  carrierName: requiredName(carrierMissing),
  ...more,
});
export type OrderCarrier = z.infer<typeof OrderCarrier>;

const optionalCarrier = { carrierName: optionalName, ...more };
/** Of a carrier that may be left out: a driver or a truck alone is nobody's. */
const hasName = z.refine<OrderCarrier>(
  ({ carrierName, driverName, driverPhone, truck }) =>
    carrierName !== '' || `${driverName}${driverPhone}${truck}` === '',
  { path: ['carrierName'], message: carrierMissing },
);
const tells = z.boolean();
const agreed = z.optional(CarrierAmount);

/** Asked before a driver is assigned to an order, or to several ones: each of these gets the carrier and the sum. */
export const AssignForm = z.extend(OrderCarrier, { tells, agreed });

export const CarrierForm = z.strictObject({ ...optionalCarrier, ...CarrierCost.shape }).check(hasName);
export type CarrierForm = z.infer<typeof CarrierForm>;
export type CarrierInput = z.input<typeof CarrierForm>;
/** Changes the carrier and the cost of an order; a cost that is absent stays. `version` is that of the order that it was made from. */
export const CarrierEdit = z
  .strictObject({ ...optionalCarrier, cost: z.optional(CarrierCost), version })
  .check(hasName);
export type CarrierEdit = z.infer<typeof CarrierEdit>;

export const noCarrier: OrderCarrier = { carrierName: '', driverName: '', driverPhone: '', truck: '' };

/** A carrier of earlier orders, with the driver and truck that it sent last. */
export const KnownCarrier = z.object({
  carrierName: z.string(),
  driverName: z.string(),
  driverPhone: z.string(),
  truck: z.string(),
  lastUsedAt: instant,
});
export type KnownCarrier = z.infer<typeof KnownCarrier>;

/** The latest ones first. */
export const KnownCarriers = z.object({ carriers: z.array(KnownCarrier) });
export type KnownCarriers = z.infer<typeof KnownCarriers>;

const odometer = z
  .int('Please enter whole miles.')
  .check(z.gte(0, 'Please enter whole miles.'), z.lte(9_999_999, 'Please enter at most 9,999,999 miles.'));

/** What was found at the pickup or the delivery. */
export const StopCondition = z.strictObject({
  /** Whole miles, in the order of the vehicles; null where nobody read it. */
  odometers: z._default(z.array(z.nullable(odometer)), []),
  note: optionalText(1000),
});
export type StopCondition = z.infer<typeof StopCondition>;

/** Asked before a pickup or a delivery. */
export const HappenedForm = z.extend(StopCondition, {
  /** The reader's day and time, `2026-11-25T14:30`; '' for now. */
  at: z.string(),
  tells,
});
