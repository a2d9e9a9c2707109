import type { Session } from '@overland/contracts';
import { type AppError, addToOutbox, findDatabaseError, invalidField, lockFor } from '@overland/service-kit';
import { type EntityManager, Not } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';

interface Claim {
  person: Pick<UserEntity, 'id' | 'email'>;
  session: Pick<Session, 'role' | 'portalId'>;
  companyName: string;
  requestId: string;
}

/**
 * Whether the person owns the address from now on. An address of another company is accepted like any other, so that nobody
 * learns of it; its owner is told by email instead.
 * @throws AppError invalid if the caller may see whose address it is.
 */
export async function claimAddress(
  manager: EntityManager,
  { person: { id, email }, session, companyName, requestId }: Claim,
): Promise<boolean> {
  await lockFor(manager, `address ${email}`);
  const owner = await manager.findOneBy(UserEntity, { email, ownsEmail: true, id: Not(id) });
  if (!owner) return true;
  if (session.role === 'MCAdmin' || owner.portalId === session.portalId) throw addressTaken();
  const { id: userId, firstName } = owner;
  await addToOutbox(
    manager,
    'emailAddress.claimed',
    { userId, email, firstName, companyName },
    { requestId },
  );
  return false;
}

/** Saves a user. @throws AppError invalid if the company already has the address. */
export async function onceInCompany(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const constraint = findDatabaseError(error)?.constraint;
    if (constraint !== 'users_email_of_portal' && constraint !== 'users_email') throw error;
    throw addressTaken();
  }
}

const addressTaken = (): AppError =>
  invalidField('email', 'This email address cannot be used. Please choose another one.');
