import { JwtService } from '@nestjs/jwt';

const jwt = new JwtService();

/** Seconds since 1970, as tokens count time. */
export function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}

interface SignOptions {
  algorithm: 'ES256' | 'HS256';
  key: string;
}

export function signJwt(claims: Record<string, unknown>, { algorithm, key }: SignOptions): string {
  return jwt.sign(
    claims,
    algorithm === 'ES256' ? { algorithm, privateKey: key } : { algorithm, secret: key },
  );
}

interface VerifyOptions extends SignOptions {
  audience: string;
  now: Date;
}

/**
 * The claims of a token that is whole, canonical and signed by the one allowed algorithm; else null.
 * The header may say nothing but `alg` and `typ`: keys are chosen by us, never by the token.
 */
export function verifyJwt(token: string, options: VerifyOptions): Record<string, unknown> | null {
  if (!isCanonical(token) || !hasPlainHeader(token, options.algorithm)) return null;
  try {
    const claims: unknown = jwt.verify(token, {
      algorithms: [options.algorithm],
      audience: options.audience,
      clockTimestamp: seconds(options.now),
      ...(options.algorithm === 'ES256' ? { publicKey: options.key } : { secret: options.key }),
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
