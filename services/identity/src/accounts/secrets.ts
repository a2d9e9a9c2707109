import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits as text that is safe in a cookie and in a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** The stored form of a 256-bit secret. It cannot be guessed, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * The stored form of a code. A hash of six digits is easy to reverse, so the challenge, which only the browser has, is hashed
 * with them: reading the database does not reveal the code.
 */
export function hashCode(code: string, challenge: string): string {
  return createHash('sha256').update(`${challenge}:${code}`).digest('base64url');
}

export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
