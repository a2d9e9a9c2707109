import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits as text that is safe in a link. */
export function newLinkToken(): string {
  return randomBytes(32).toString('base64url');
}

/** How it is stored. Since 256 random bits cannot be guessed, one round of SHA-256 is enough. */
export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}
