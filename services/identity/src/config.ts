import { loadConfig } from '@overland/service-kit';
import * as z from 'zod/mini';

export const identityConfig = () =>
  loadConfig(
    z.object({
      /** PEM, P-256: only identity signs tokens. May be on one line with `\n` written out. */
      JWT_PRIVATE_KEY: z.pipe(
        z.string().check(z.minLength(1)),
        z.transform((text) => text.replaceAll('\\n', '\n')),
      ),
      /** Encrypts codes and reset tokens for emails; notifications decrypts them. */
      MAIL_SEAL_KEY: z.string().check(z.minLength(32)),
      /** Encrypts the secrets of authenticator apps in the database. If it changes, all apps must be set up again. */
      IDENTITY_SEAL_KEY: z.string().check(z.minLength(32)),
      /** Passkeys belong to this site: its host is their relying party, and they work at its origin. */
      STAFF_SITE_URL: z.url(),
      /** The name of the account in authenticator apps. */
      BRAND_NAME: z._default(z.string(), 'Overland'),
    }),
  );

export type IdentityConfig = ReturnType<typeof identityConfig>;
export const IDENTITY_CONFIG = Symbol('IdentityConfig');
