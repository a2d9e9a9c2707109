import { brandName, mailSealKey, privateKey, secret, staffSite } from '@overland/service-kit';
import * as z from 'zod/mini';

export const IdentityConfig = z.object({
  // Only identity signs tokens.
  JWT_PRIVATE_KEY: privateKey('Signs the tokens of sessions: PEM, P-256.'),
  MAIL_SEAL_KEY: mailSealKey(),
  IDENTITY_SEAL_KEY: secret(
    'Encrypts the secrets of authenticator apps in the database. If it changes, all apps must be set up again.',
  ),
  // Passkeys belong to this site: its host is their relying party, and they work at its origin.
  STAFF_SITE_URL: staffSite(),
  // The name of the account in authenticator apps.
  BRAND_NAME: brandName(),
});
export type IdentityConfig = z.output<typeof IdentityConfig>;

export const IDENTITY_CONFIG = Symbol('IdentityConfig');
