import { formats } from './formats.js';
import { messages } from './messages.js';
import { site } from './site.js';
import { ui } from './ui.js';

/** Spanish by English, as customers in the United States read it: `usted`, and the trade's own words. */
export const spanish = {
  ...formats,
  ...messages,
  ...site,
  ...ui,
} as const;

export type Spanish = typeof spanish;
