import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

/** What identity reads from its environment beside the kit's values. */
export const identityConfig = () =>
  loadConfig(
    z.object({
      /** PEM, P-256: only identity signs tokens. May be on one line with `\n` written out. */
      JWT_PRIVATE_KEY: z.pipe(
        z.string().check(z.minLength(1)),
        z.transform((text) => text.replaceAll('\\n', '\n')),
      ),
      /** Encrypts codes and reset tokens on their way into emails; notifications decrypts them. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
      /** Encrypts the secrets of authenticator apps in the database. Changed, all apps must be set up again. */
      IDENTITY_SEAL_KEY: z.string().check(z.minLength(32)),
      /** Passkeys belong to this site: its host is their relying party, its origin is where they are used. */
      STAFF_SITE_URL: z.url(),
      /** What an authenticator app calls the account. */
      BRAND_NAME: z._default(z.string(), 'Overland'),
    }),
  );

export type IdentityConfig = ReturnType<typeof identityConfig>;
export const IDENTITY_CONFIG = Symbol('IdentityConfig');
