import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** A site's address without the slash at its end. Printed quotes link to this site only. */
const site = z.pipe(
  z.url(),
  z.transform((address) => address.replace(/\/+$/, '')),
);

export const quotingConfig = () =>
  loadConfig(
    z.object({
      /** Signs the links that end follow-ups; notifications makes them. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
      /** Where customers write if no price can be calculated. */
      SUPPORT_EMAIL: z._default(z.string(), 'support@overland.example'),
      /** '' to use only the offline gazetteer. */
      MAPBOX_TOKEN: z._default(z.string(), ''),
      MAPBOX_URL: z._default(z.url(), 'https://api.mapbox.com'),
      /** Where customers see their quotes: the link and the code on a printed one. */
      PUBLIC_SITE_URL: z._default(site, 'http://localhost:8081'),
      SUPPORT_PHONE: z._default(z.string(), '(555) 010-0199'),
    }),
  );

export type QuotingConfig = ReturnType<typeof quotingConfig>;
export const QUOTING_CONFIG = Symbol('QuotingConfig');
