import * as z from 'zod/mini';
import { seconds, signJwt, verifyJwt } from './strict-jwt.js';

const lifetimeSeconds = 60;

const Claims = z.object({ typ: z.literal('service'), iss: z.string(), iat: z.int(), exp: z.int() });

interface SignOptions {
  from: string;
  to: string;
  secret: string;
  now: Date;
}

/** How one service calls another (`Authorization: Service <token>`): HS256, for one target, valid for 60 seconds. */
export function signServiceToken({ from, to, secret, now }: SignOptions): string {
  const iat = seconds(now);
  const claims = { typ: 'service', iss: from, aud: to, iat, exp: iat + lifetimeSeconds };
  return signJwt(claims, { algorithm: 'HS256', key: secret });
}

interface VerifyOptions {
  secret: string;
  /** The service that is being called. */
  audience: string;
  now: Date;
}

/** The name of the calling service, or null. A token that claims to live longer than 60 s is refused. */
export function verifyServiceToken(token: string, { secret, audience, now }: VerifyOptions): string | null {
  const parsed = z.safeParse(Claims, verifyJwt(token, { algorithm: 'HS256', key: secret, audience, now }));
  if (!parsed.success) return null;
  return parsed.data.exp - parsed.data.iat <= lifetimeSeconds ? parsed.data.iss : null;
}
