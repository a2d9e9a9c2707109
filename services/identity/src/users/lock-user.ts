import type { Session } from '@overland/contracts';
import { notFound } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { checkAdministers } from './user-rules.js';

const lock = { mode: 'pessimistic_write' } as const;

/** A user whom the caller may administer. @throws AppError notFound, also for one of another company; forbidden */
export async function lockUser(manager: EntityManager, id: string, caller: Session): Promise<UserEntity> {
  const found = await manager.findOneBy(UserEntity, { id });
  if (!found || (caller.role !== 'MCAdmin' && found.portalId !== caller.portalId)) throw notFound();
  // Locks all super admins in one order, so that two who demote each other do it one after the other.
  if (found.isSuperAdmin) await lockSuperAdmins(manager);
  const user = await manager.findOneOrFail(UserEntity, { where: { id }, lock });
  checkAdministers(caller, user);
  return user;
}

async function lockSuperAdmins(manager: EntityManager): Promise<void> {
  await manager.find(UserEntity, { where: { isSuperAdmin: true }, order: { id: 'ASC' }, lock });
}
