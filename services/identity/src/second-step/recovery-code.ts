import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@overland/contracts';

/** Without characters that look alike: 0 and o, 1, i and l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 6;
const groupLength = 4;

/** Ten codes of 118 random bits, such as `k3pd-7xwm-q2ya-4hfn-9dsu-6tcv`. Those of before have four groups, and count. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  );
}

/**
 * The stored form of a code, however it was typed. It is long enough for one round of SHA-256; the user's id is hashed with it,
 * so that one table of hashes does not fit several people.
 */
export function hashRecoveryCode(code: string, userId: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:${plain}`).digest('base64url');
}
