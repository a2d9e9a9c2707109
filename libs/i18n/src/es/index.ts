import { formats } from './formats.js';

/** Spanish by English, as customers in the United States read it: `usted`, and the trade's own words. */
export const spanish = {
  ...formats,
} as const;

export type Spanish = typeof spanish;
