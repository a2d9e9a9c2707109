import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** What the quoting service reads from its environment beside the kit's values. */
export const quotingConfig = () =>
  loadConfig(
    z.object({
      /** The specification's {email}: whom a customer writes to when no price can be made. */
      SUPPORT_EMAIL: z._default(z.string(), 'support@overland.example'),
    }),
  );

export type QuotingConfig = ReturnType<typeof quotingConfig>;
export const QUOTING_CONFIG = Symbol('QuotingConfig');
