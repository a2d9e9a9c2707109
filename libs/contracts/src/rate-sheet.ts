import * as z from 'zod/mini';
import { mileageBands } from './constants.js';
import { decimal } from './decimal.js';

const sheetOf = <P extends z.ZodMiniType, S extends z.ZodMiniType, F extends z.ZodMiniType>(fields: {
  bands: P;
  surcharge: S;
  fuelSurcharge: F;
}) => ({
  bands: fields.bands,
  suvClassSurcharge: fields.surcharge,
  vanClassSurcharge: fields.surcharge,
  pickUp4DoorClassSurcharge: fields.surcharge,
  inoperableSurcharge: fields.surcharge,
  enclosedSurcharge: fields.surcharge,
  fuelSurcharge: fields.fuelSurcharge,
});

/**
 * A rate sheet as it is kept: eleven band prices in dollars, one for each entry of `mileageBands`, surcharges in dollars, fuel
 * in percent, all with at most two decimals.
 */
export const RateSheet = z.object(
  sheetOf({ bands: z.array(z.number()), surcharge: z.number(), fuelSurcharge: z.number() }),
);
export type RateSheet = z.infer<typeof RateSheet>;

/** Dollars in a form, up to $100,000; pricing counts in whole cents. */
export const amount = (least: number, tooLow: string) =>
  decimal({ least, tooLow, most: 100_000, tooHigh: 'Please enter an amount up to $100,000.' });

const negative = 'A surcharge cannot be negative.';
const formFields = (bandPrice: ReturnType<typeof amount>) =>
  sheetOf({
    bands: z
      .array(bandPrice)
      .check(z.length(mileageBands.length, `A rate sheet has ${mileageBands.length} prices.`)),
    surcharge: amount(0, negative),
    fuelSurcharge: decimal({
      least: 0,
      tooLow: negative,
      most: 100,
      tooHigh: 'Please enter a percentage up to 100.',
    }),
  });

export const RateSheetForm = z.strictObject(formFields(amount(1, 'Please enter a price of at least $1.')));

/** A rate sheet as it is being typed, with prices that are not there yet. */
export const TypedRateSheet = z.object(formFields(amount(0, 'A price cannot be negative.')));
