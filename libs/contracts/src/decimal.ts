import * as z from 'zod/mini';
import { messages } from './messages.js';

/** Exact for every number: `multipleOf` of zod takes 0.0000001, and that of JSON Schema refuses 1202.32. */
export const hasTwoDecimals = (value: number): boolean => Number(value.toFixed(2)) === value;

interface Limits {
  least: number;
  tooLow: string;
  most: number;
  tooHigh: string;
}

/**
 * A number with at most two decimals, as requests hold it. Replies have `z.number()`: what is stored can be read,
 * whatever the limits are today. The register is for readers of the OpenAPI document.
 */
export const decimal = ({ least, tooLow, most, tooHigh }: Limits) =>
  z
    .number(messages.required)
    .check(
      z.gte(least, tooLow),
      z.lte(most, tooHigh),
      z.refine(hasTwoDecimals, 'Please use at most two decimals.'),
    )
    .register(z.globalRegistry, { multipleOf: 0.01 });
