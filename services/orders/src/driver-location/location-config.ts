import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** What asking drivers reads from the environment. */
export const locationConfig = () =>
  loadConfig(
    z.object({
      /** Encrypts the token on its way into the driver's text; notifications decrypts it. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
    }),
  );

export type LocationConfig = ReturnType<typeof locationConfig>;
export const LOCATION_CONFIG = Symbol('LocationConfig');
