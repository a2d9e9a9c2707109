import path from 'node:path';
import type { StackOptions } from './options.js';
import type { Secrets } from './secrets.js';

/** What services and gateway read of their environment; a variable that is already set wins. */
export function environmentOf(options: StackOptions, secrets: Secrets): Record<string, string> {
  return {
    JWT_PRIVATE_KEY: secrets.jwtPrivateKey,
    JWT_PUBLIC_KEY: secrets.jwtPublicKey,
    SERVICE_TOKEN_SECRET: secrets.serviceTokenSecret,
    MAIL_SEAL_KEY: secrets.mailSealKey,
    SMTP_URL: `smtp://127.0.0.1:${options.smtpPort}`,
    STAFF_PORT: String(options.sitePort),
    PUBLIC_PORT: String(options.publicPort),
    STAFF_SITE_URL: `http://localhost:${options.sitePort}`,
    PUBLIC_SITE_URL: `http://localhost:${options.publicPort}`,
    RELEASES_DIR: path.join(options.dataDir, 'releases'),
    BRAND_NAME: 'Overland',
    SUPPORT_PHONE: '(555) 010-0199',
    SUPPORT_EMAIL: 'support@overland.example',
    LOG_LEVEL: 'warn',
  };
}
