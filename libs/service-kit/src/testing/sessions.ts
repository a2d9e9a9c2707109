import { randomUUID } from 'node:crypto';
import type { ServiceName, Session } from '@overland/contracts';
import { signServiceToken } from '../tokens/service-token.js';
import { signUserToken } from '../tokens/user-token.js';
import { testKeys } from './test-keys.js';

/** By default a signed-in User of a new portal. */
export function aSession(overrides: Partial<Session> = {}): Session {
  return {
    userId: randomUUID(),
    sessionId: randomUUID(),
    role: 'User',
    portalId: randomUUID(),
    isSuperAdmin: false,
    ...overrides,
  };
}

/** @param now the clock of the service under test, when that is not the present. */
export function tokenFor(session: Session, now: Date = new Date()): string {
  return signUserToken(session, { privateKey: testKeys().privateKey, expiresInSeconds: 3600, now });
}

/** As another service would call: for endpoints whose access is `service`. */
export function serviceTokenFor(
  to: ServiceName,
  from: ServiceName = 'orders',
  now: Date = new Date(),
): string {
  return signServiceToken({ from, to, secret: testKeys().serviceSecret, now });
}
