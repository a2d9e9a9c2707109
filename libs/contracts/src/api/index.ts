import type { Endpoint } from '../endpoint.js';
import { emails } from './emails.js';
import { orders } from './orders.js';
import { places } from './places.js';
import { portals } from './portals.js';
import { quoteImports } from './quote-imports.js';
import { quotes } from './quotes.js';
import { settings } from './settings.js';
import { signIn } from './sign-in.js';
import { users } from './users.js';

/** The contract table: every call of the product, by area. */
export const table = { signIn, users, portals, quotes, quoteImports, places, settings, orders, emails };

/** The same as one list, in the order of the table. */
export const allEndpoints: readonly Endpoint[] = Object.values(table).flatMap((area) =>
  Object.values<Endpoint>(area),
);

export { Credentials, ForgottenPassword, SignInCode } from './sign-in.js';
export { emails, orders, places, portals, quoteImports, quotes, settings, signIn, users };
