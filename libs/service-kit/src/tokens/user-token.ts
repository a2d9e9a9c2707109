import { hash } from 'node:crypto';
import { Role, type Session } from '@overland/contracts';
import { LRUCache } from 'lru-cache';
import * as z from 'zod/mini';
import { seconds, signJwt, verifyJwt } from './strict-jwt.js';

const issuer = 'overland-identity';
const audience = 'overland';

const Claims = z.object({
  typ: z.literal('user'),
  iss: z.literal(issuer),
  sub: z.uuid(),
  sid: z.uuid(),
  role: Role,
  portal: z.uuid(),
  super: z.boolean(),
  iat: z.int(),
  exp: z.int(),
});

/** A token that was verified once costs only a hash afterwards. */
const verified = new LRUCache<string, { session: Session; expiresAt: number }>({ max: 10_000 });

interface SignOptions {
  /** PEM, P-256. */
  privateKey: string;
  expiresInSeconds: number;
  now: Date;
}

/** The token that a signed-in browser carries as `Authorization: JWT <token>` (ES256). Only identity signs. */
export function signUserToken(session: Session, { privateKey, expiresInSeconds, now }: SignOptions): string {
  const claims = {
    typ: 'user',
    iss: issuer,
    aud: audience,
    sub: session.userId,
    sid: session.sessionId,
    role: session.role,
    portal: session.portalId,
    super: session.isSuperAdmin,
    iat: seconds(now),
    exp: seconds(now) + expiresInSeconds,
  };
  return signJwt(claims, { algorithm: 'ES256', key: privateKey });
}

/**
 * The session of a token, or null for any token that is not ours, whole and current. The gateway asks identity
 * whether the session has ended since.
 * @param publicKey PEM of identity's key.
 */
export function verifyUserToken(token: string, publicKey: string, now: Date = new Date()): Session | null {
  const cacheKey = hash('sha256', `${publicKey}\n${token}`, 'base64');
  const known = verified.get(cacheKey);
  if (known && known.expiresAt > now.getTime()) return known.session;
  const parsed = z.safeParse(Claims, verifyJwt(token, { algorithm: 'ES256', key: publicKey, audience, now }));
  if (!parsed.success) return null;
  const { sub, sid, role, portal, super: isSuperAdmin, exp } = parsed.data;
  const session = Object.freeze({ userId: sub, sessionId: sid, role, portalId: portal, isSuperAdmin });
  verified.set(cacheKey, { session, expiresAt: exp * 1000 });
  return session;
}
