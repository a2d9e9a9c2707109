import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** 256 random bits as text that is safe in a cookie and in a link. */
export function newSecret(): string {
  return randomBytes(32).toString('base64url');
}

/** Six digits, each as likely as the other. */
export function newCode(): string {
  return randomInt(0, 1_000_000).toString().padStart(6, '0');
}

/** How a secret of 256 bits is kept: it cannot be guessed, so one round of SHA-256 is enough. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('base64url');
}

/**
 * How a code is kept. Six digits alone could be found from their hash at once, so the challenge, which only
 * the browser has, is part of what is hashed: the database by itself does not give the code away.
 */
export function hashCode(code: string, challenge: string): string {
  return createHash('sha256').update(`${challenge}:${code}`).digest('base64url');
}

export function isSameHash(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
