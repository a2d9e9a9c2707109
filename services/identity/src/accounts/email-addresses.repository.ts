import type { Session } from '@overland/contracts';
import {
  type AppError,
  addToOutbox,
  findDatabaseError,
  invalidField,
  lockFor,
  portalFilter,
  type Scope,
} from '@overland/service-kit';
import { type EntityManager, In, Not } from 'typeorm';
import { UserEntity } from './user.entity.js';

interface Claim {
  /** The person who gets the address. */
  person: Pick<UserEntity, 'id' | 'email'>;
  companyName: string;
  /** The person who enters it. */
  by: { session: Pick<Session, 'role' | 'portalId'>; info: { requestId: string } };
}

/** Those of these addresses that somebody in the scope has, in small letters. */
export async function takenAddresses(
  manager: EntityManager,
  emails: readonly string[],
  scope: Scope,
): Promise<Set<string>> {
  const where = { email: In([...new Set(emails)]), ...portalFilter(scope) };
  const found = await manager.find(UserEntity, { select: { email: true }, where });
  return new Set(found.map(({ email }) => email));
}

/**
 * Whether the person owns the address from now on. An address of another company is accepted like any other, so that nobody
 * learns of it; its owner is told by email instead.
 * @throws AppError invalid if the caller may see whose address it is.
 */
export async function claimAddress(
  manager: EntityManager,
  { person: { id, email }, companyName, by: { session, info } }: Claim,
): Promise<boolean> {
  await lockFor(manager, `address ${email}`);
  const owner = await manager.findOneBy(UserEntity, { email, ownsEmail: true, id: Not(id) });
  if (!owner) return true;
  if (maySee(session, owner)) throw addressTaken();
  const told = { userId: owner.id, email, firstName: owner.firstName, companyName };
  await addToOutbox(manager, 'emailAddress.claimed', told, { requestId: info.requestId });
  return false;
}

/** For an address that is not entered yet. @throws AppError invalid, as `claimAddress` and `insert` */
export async function checkAddress(
  manager: EntityManager,
  { id, email, portalId }: Pick<UserEntity, 'email' | 'portalId'> & { id: string | null },
  session: Session,
): Promise<void> {
  const found = await manager.findBy(UserEntity, { email, ...(id !== null && { id: Not(id) }) });
  const isTaken = found.some(
    (user) => user.portalId === portalId || (user.ownsEmail && maySee(session, user)),
  );
  if (isTaken) throw addressTaken();
}

/**
 * The same for a changed address; whoever keeps theirs owns it as before.
 * @param check refuses too many changes
 */
export async function changeAddress(
  manager: EntityManager,
  before: UserEntity,
  { email, check, ...claim }: Omit<Claim, 'person'> & { email: string; check: () => Promise<void> },
): Promise<boolean> {
  if (email === before.email) return before.ownsEmail;
  await check();
  return claimAddress(manager, { person: { id: before.id, email }, ...claim });
}

const maySee = (session: Pick<Session, 'role' | 'portalId'>, { portalId }: Pick<UserEntity, 'portalId'>) =>
  session.role === 'MCAdmin' || session.portalId === portalId;

/** @throws AppError invalid for an address that the company has already. */
export async function onceInCompany(work: Promise<unknown>): Promise<void> {
  try {
    await work;
  } catch (error) {
    const constraint = findDatabaseError(error)?.constraint;
    if (constraint !== 'users_email_of_portal' && constraint !== 'users_email') throw error;
    throw addressTaken();
  }
}

/** For callers alone who may see whose address it is. */
export const addressTakenText = 'Somebody with this email address already has an account.';
const addressTaken = (): AppError => invalidField('email', addressTakenText);
