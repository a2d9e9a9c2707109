import { hash } from 'node:crypto';
import type { Session } from '@overland/contracts';

interface Verified {
  session: Session;
  expiresAt: number;
}

const limit = 10_000;
const verified = new Map<string, Verified>();

/** Tokens that were verified once cost a hash afterwards. The key covers the public key too. */
export function tokenKey(token: string, publicKey: string): string {
  return hash('sha256', `${publicKey}\n${token}`, 'base64');
}

export function findVerified(key: string, now: Date): Session | null {
  const entry = verified.get(key);
  if (!entry) return null;
  verified.delete(key);
  if (entry.expiresAt <= now.getTime()) return null;
  verified.set(key, entry);
  return entry.session;
}

/** Keeps the 10,000 tokens used last; the oldest goes first. */
export function rememberVerified(key: string, entry: Verified): void {
  verified.set(key, entry);
  if (verified.size <= limit) return;
  const oldest = verified.keys().next().value;
  if (oldest !== undefined) verified.delete(oldest);
}
