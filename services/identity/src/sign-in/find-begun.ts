import type { RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { Accounts } from '../accounts/accounts.repository.js';
import { Challenges } from '../accounts/challenges.repository.js';
import { hashSecret } from '../accounts/secrets.js';
import { findChallenge } from './cookies.js';
import type { Begun } from './sign-in-completion.service.js';
import { signInExpired } from './sign-in-expired.js';

/**
 * The sign-in that was started in this browser with the right password, locked.
 * @throws AppError wrongCode if there is none for this address, or no longer.
 */
export async function findBegun(manager: EntityManager, email: string, info: RequestInfo): Promise<Begun> {
  const secret = findChallenge(info);
  const challenge = secret === null ? null : await new Challenges(manager).lockOpen(hashSecret(secret));
  const account = challenge && (await new Accounts(manager).findById(challenge.userId));
  if (secret === null || !challenge || account?.email !== email) throw signInExpired();
  return { account, challenge, secret };
}
