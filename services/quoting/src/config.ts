import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** A site's address without the slash at its end; printed quotes link to nothing else. */
const site = z.pipe(
  z.url(),
  z.transform((address) => address.replace(/\/+$/, '')),
);

/** What the quoting service reads from its environment beside the kit's values. */
export const quotingConfig = () =>
  loadConfig(
    z.object({
      /** Whom a customer writes to when no price can be made. */
      SUPPORT_EMAIL: z._default(z.string(), 'support@overland.example'),
      /** '' for places and miles of the offline gazetteer alone. */
      MAPBOX_TOKEN: z._default(z.string(), ''),
      MAPBOX_URL: z._default(z.url(), 'https://api.mapbox.com'),
      /** Where customers see their quotes: the link and the code on a printed one. */
      PUBLIC_SITE_URL: z._default(site, 'http://localhost:8081'),
      SUPPORT_PHONE: z._default(z.string(), '(555) 010-0199'),
    }),
  );

export type QuotingConfig = ReturnType<typeof quotingConfig>;
export const QUOTING_CONFIG = Symbol('QuotingConfig');
