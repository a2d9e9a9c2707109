import { booking } from './booking.js';
import { formats } from './formats.js';
import { mails } from './mails.js';
import { messages } from './messages.js';
import { order } from './order.js';
import { papers } from './papers.js';
import { push } from './push.js';
import { quote } from './quote.js';
import { sentences } from './sentences.js';
import { site } from './site.js';
import { survey } from './survey.js';
import { terms } from './terms.js';
import { ui } from './ui.js';

/** Spanish by English, as customers in the United States read it: `usted`, and the trade's own words. */
export const texts = {
  ...booking,
  ...formats,
  ...mails,
  ...messages,
  ...order,
  ...papers,
  ...quote,
  ...sentences,
  ...site,
  ...survey,
  ...terms,
  ...ui,
  ...push,
} as const;
