import path from 'node:path';
import { simulatorClientId, simulatorFolder } from './dispatch-simulator/own-simulator.js';
import { simulatesDispatch } from './dispatch-simulator/simulates-dispatch.js';
import type { StackOptions } from './options.js';
import type { Secrets } from './secrets.js';

/** The environment of services and gateway. A variable that is already set takes precedence. */
export function environmentOf(options: StackOptions, secrets: Secrets): Record<string, string> {
  return {
    JWT_PRIVATE_KEY: secrets.jwtPrivateKey,
    JWT_PUBLIC_KEY: secrets.jwtPublicKey,
    SERVICE_TOKEN_SECRET: secrets.serviceTokenSecret,
    MAIL_SEAL_KEY: secrets.mailSealKey,
    IDENTITY_SEAL_KEY: secrets.identitySealKey,
    VAPID_PRIVATE_KEY: secrets.vapidPrivateKey,
    SMTP_URL: `smtp://127.0.0.1:${options.smtpPort}`,
    STAFF_PORT: String(options.sitePort),
    PUBLIC_PORT: String(options.publicPort),
    STAFF_SITE_URL: `http://localhost:${options.sitePort}`,
    PUBLIC_SITE_URL: `http://localhost:${options.publicPort}`,
    FILE_ORIGINS: originOf(process.env.S3_PUBLIC_ENDPOINT || process.env.S3_ENDPOINT),
    FILES_DIR: path.join(options.dataDir, 'files'),
    RELEASES_DIR: path.join(options.dataDir, 'releases'),
    BRAND_NAME: 'Overland',
    SUPPORT_PHONE: '(555) 010-0199',
    SUPPORT_EMAIL: 'support@overland.example',
    RECRUITING_EMAIL: 'carriers@overland.example',
    LICENSES: 'USDOT 0000000, MC 000000',
    INSURANCE: 'Every car is insured while it is on the carrier.',
    INSURANCE_ES: 'Cada auto está asegurado mientras viaja con el transportista.',
    LOG_LEVEL: 'warn',
    ...(simulatesDispatch() ? dispatchOf(options, secrets) : {}),
  };
}

/** Orders go to the simulator, which calls back through the gateway as Super Dispatch does. */
function dispatchOf({ dispatchPort, publicPort, dataDir }: StackOptions, secrets: Secrets) {
  return {
    SUPER_DISPATCH_URL: `http://127.0.0.1:${dispatchPort}`,
    SUPER_DISPATCH_CLIENT_ID: simulatorClientId,
    SUPER_DISPATCH_CLIENT_SECRET: secrets.dispatchClientSecret,
    SUPER_DISPATCH_CALLBACK_URL: `http://localhost:${publicPort}/api/webhooks/super-dispatch`,
    DISPATCH_SIMULATOR_DIR: simulatorFolder(dataDir),
  };
}

/** Pages may upload to the object store that is configured, and show pictures from it. */
function originOf(endpoint: string | undefined): string {
  return endpoint && URL.canParse(endpoint) ? new URL(endpoint).origin : '';
}
