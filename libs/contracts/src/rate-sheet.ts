import * as z from 'zod/mini';
import { mileageBands } from './constants.js';
import { messages } from './messages.js';

const twoDecimals = z.multipleOf(0.01, 'Please use at most two decimals.');

/** Dollars with at most two decimals; pricing counts in whole cents. */
export const money = z
  .number()
  .check(z.gte(0), z.lte(100_000, 'Please enter an amount up to $100,000.'), twoDecimals);

/** A rate sheet as it is kept: eleven band prices in dollars, surcharges in dollars, fuel in percent. */
export const RateSheet = z.object({
  bands: z.array(money).check(z.length(11)),
  suvClassSurcharge: money,
  vanClassSurcharge: money,
  pickUp4DoorClassSurcharge: money,
  inoperableSurcharge: money,
  enclosedSurcharge: money,
  fuelSurcharge: z.number().check(z.gte(0), z.lte(100), twoDecimals),
});
export type RateSheet = z.infer<typeof RateSheet>;

/** An amount in a form. */
export const amount = (least: number, message: string) =>
  z
    .number(messages.required)
    .check(z.gte(least, message), z.lte(100_000, 'Please enter an amount up to $100,000.'), twoDecimals);
const surcharge = amount(0, 'A surcharge cannot be negative.');
const bandPrice = amount(1, 'Please enter a price of at least $1.');

/** A rate sheet as a form sends it. */
export const RateSheetForm = z.strictObject({
  bands: z
    .array(bandPrice)
    .check(z.length(mileageBands.length, `A rate sheet has ${mileageBands.length} prices.`)),
  suvClassSurcharge: surcharge,
  vanClassSurcharge: surcharge,
  pickUp4DoorClassSurcharge: surcharge,
  inoperableSurcharge: surcharge,
  enclosedSurcharge: surcharge,
  fuelSurcharge: z
    .number(messages.required)
    .check(
      z.gte(0, 'A surcharge cannot be negative.'),
      z.lte(100, 'Please enter a percentage up to 100.'),
      twoDecimals,
    ),
});
