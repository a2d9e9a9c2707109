import { testKeys } from './test-keys.js';

/** The kit's configuration in tests. Set LOG_LEVEL in the environment to debug a failing one. */
export function setTestEnvironment(values: Record<string, string> = {}): void {
  const keys = testKeys();
  Object.assign(process.env, {
    JWT_PUBLIC_KEY: keys.publicKey,
    SERVICE_TOKEN_SECRET: keys.serviceSecret,
    MAIL_SEAL_KEY: keys.sealKey,
    IDENTITY_SEAL_KEY: keys.sealKey,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    ...values,
  });
}
