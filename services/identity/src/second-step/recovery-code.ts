import { createHash, randomInt } from 'node:crypto';
import { recoveryCodeCount } from '@overland/contracts';

/** Without those that look alike: 0 and o, 1, i and l. */
const alphabet = '23456789abcdefghjkmnpqrstuvwxyz';
const groups = 4;
const groupLength = 4;

/** Ten codes of 79 random bits, such as `k3pd-7xwm-q2ya-4hfn`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: groups }, () =>
      Array.from({ length: groupLength }, () => alphabet[randomInt(alphabet.length)]).join(''),
    ).join('-'),
  );
}

/**
 * How a code is stored, however it was typed. It is long enough that one round of SHA-256 is enough; the user's id keeps one
 * table of hashes from fitting several people.
 */
export function hashRecoveryCode(code: string, userId: string): string {
  const plain = code.toLowerCase().replaceAll(/[^a-z0-9]/g, '');
  return createHash('sha256').update(`${userId}:${plain}`).digest('base64url');
}
