import type { UserStatus } from '@overland/contracts';
import { addToOutbox, notFound } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { writeAudit } from '../audit.js';
import { endSessionsOf } from '../sign-in/session.repository.js';
import { UserEntity } from './user.entity.js';

interface By {
  actorId: string | null;
  requestId: string | null;
}

/** Adds a user and tells the other services of it. `passwordHash` is argon2id's own text form. */
export async function addUser(
  manager: EntityManager,
  user: UserEntity,
  requestId: string | null,
): Promise<void> {
  await manager.insert(UserEntity, user);
  await announce(manager, user, user.status, requestId);
}

/**
 * Archives a user (specification, section 4: a user is deleted by the status Archived) and ends every
 * session.
 * @throws AppError notFound outside the transaction's portal.
 */
export async function archiveUser(manager: EntityManager, userId: string, by: By): Promise<void> {
  const user = await manager.findOne(UserEntity, {
    where: { id: userId },
    lock: { mode: 'pessimistic_write' },
  });
  if (!user) throw notFound();
  if (user.status === 'Archived') return;
  await manager.update(UserEntity, { id: userId }, { status: 'Archived' });
  await endSessionsOf(manager, userId);
  await writeAudit(manager, { action: 'user.archived', userId, portalId: user.portalId, ...by });
  await announce(manager, user, 'Archived', by.requestId);
}

async function announce(
  manager: EntityManager,
  user: UserEntity,
  status: UserStatus,
  requestId: string | null,
): Promise<void> {
  const { id: userId, portalId, firstName, lastName, email, role } = user;
  const payload = { userId, portalId, firstName, lastName, email, role, status };
  await addToOutbox(manager, 'user.changed', payload, { requestId });
}
