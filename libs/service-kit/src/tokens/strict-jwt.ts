import { createPrivateKey, createPublicKey, createSecretKey, type KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';

type KeyKind = 'secret' | 'privateKey' | 'publicKey';

const readKey: Record<KeyKind, (text: string) => KeyObject> = {
  secret: (text) => createSecretKey(text, 'utf8'),
  privateKey: createPrivateKey,
  publicKey: createPublicKey,
};
const services = new Map<string, JwtService>();

/**
 * One per configured key: a key given as text is parsed for each token, which takes 40 times as long as signing a
 * service token with it.
 */
function jwtServiceOf(kind: KeyKind, text: string): JwtService {
  const id = `${kind}:${text}`;
  const known = services.get(id);
  if (known) return known;
  const service = new JwtService({ [kind]: readKey[kind](text) });
  services.set(id, service);
  return service;
}

/** Seconds since 1970, as tokens count time. */
export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

interface SignOptions {
  algorithm: 'ES256' | 'HS256';
  /** PEM for ES256, any text for HS256. */
  key: string;
}

export function signJwt(claims: Record<string, unknown>, { algorithm, key }: SignOptions): string {
  return jwtServiceOf(algorithm === 'ES256' ? 'privateKey' : 'secret', key).sign(claims, { algorithm });
}

interface VerifyOptions extends SignOptions {
  audience: string;
  now: Date;
}

/**
 * The claims of a token that is whole, canonical and signed by the one allowed algorithm; else null.
 * The header may hold only `alg` and `typ`: we choose the key, never the token.
 */
export function verifyJwt(token: string, options: VerifyOptions): Record<string, unknown> | null {
  if (!isCanonical(token) || !hasPlainHeader(token, options.algorithm)) return null;
  try {
    const service = jwtServiceOf(options.algorithm === 'ES256' ? 'publicKey' : 'secret', options.key);
    const claims: unknown = service.verify(token, {
      algorithms: [options.algorithm],
      audience: options.audience,
      clockTimestamp: seconds(options.now),
    });
    return isRecord(claims) && claims.aud === options.audience ? claims : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Base64 decoders forgive stray characters and bits; one token must have one spelling. */
function isCanonical(token: string): boolean {
  const parts = token.split('.');
  return (
    token.length <= 4096 &&
    parts.length === 3 &&
    parts.every((part) => part !== '' && Buffer.from(part, 'base64url').toString('base64url') === part)
  );
}

function hasPlainHeader(token: string, algorithm: string): boolean {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString('utf8'));
    return (
      isRecord(header) &&
      header.alg === algorithm &&
      header.typ === 'JWT' &&
      Object.keys(header).every((name) => name === 'alg' || name === 'typ')
    );
  } catch {
    return false;
  }
}
