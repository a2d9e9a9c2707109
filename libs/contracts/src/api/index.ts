import type { Endpoint } from '../endpoint.js';
import { emails } from './emails.js';
import { orders } from './orders.js';
import { places } from './places.js';
import { portals } from './portals.js';
import { quotes } from './quotes.js';
import { settings } from './settings.js';
import { signIn } from './sign-in.js';
import { users } from './users.js';

/** The contract table: every call of the product, by area. */
export const table = { signIn, users, portals, quotes, places, settings, orders, emails };

/** The same as one list, in the order of the table. */
export const allEndpoints: readonly Endpoint[] = Object.values(table).flatMap((area) =>
  Object.values<Endpoint>(area),
);

export { emails, orders, places, portals, quotes, settings, signIn, users };
