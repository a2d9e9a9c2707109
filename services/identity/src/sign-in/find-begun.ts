import { messages } from '@overland/contracts';
import { AppError, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { Begun, SessionsRepository } from '../accounts/sessions.repository.js';
import { findChallenge } from './cookies.js';

/**
 * The sign-in that was started in this browser with the right password, locked.
 * @throws AppError wrongCode if there is none for this address, or no longer.
 */
export async function findBegun(
  manager: EntityManager,
  sessions: SessionsRepository,
  { email, info }: { email: string; info: RequestInfo },
): Promise<Begun> {
  const secret = findChallenge(info);
  const begun = secret && (await sessions.lockBegun(manager, secret));
  if (!begun || begun.account.email !== email) throw new AppError('wrongCode', messages.signInExpired);
  return begun;
}
