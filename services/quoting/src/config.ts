import {
  mailSealKey,
  publicSite,
  storeAddress,
  supportEmail,
  supportPhone,
  text,
  variables,
} from '@overland/service-kit';
import * as z from 'zod/mini';

export const QuotingConfig = z.object({
  QUOTING_DIRECT_DATABASE_URL: z.optional(
    storeAddress(
      'The database of quoting for LISTEN, which needs a session, where QUOTING_DATABASE_URL leads to a pooler of transactions.',
    ),
  ),
  // Signs the links that end follow-ups; notifications makes them.
  MAIL_SEAL_KEY: mailSealKey(),
  SUPPORT_EMAIL: supportEmail(),
  MAPBOX_TOKEN: text('Places and miles come from Mapbox with a token, else from the built-in gazetteer.', ''),
  MAPBOX_URL: z
    ._default(z.url(), 'https://api.mapbox.com')
    .register(variables, { what: 'Where Mapbox answers.' }),
  // Where customers see their quotes: the link and the code on a printed one.
  PUBLIC_SITE_URL: z._default(publicSite(), 'http://localhost:8081'),
  SUPPORT_PHONE: supportPhone(),
});
export type QuotingConfig = z.output<typeof QuotingConfig>;

export const QUOTING_CONFIG = Symbol('QuotingConfig');
