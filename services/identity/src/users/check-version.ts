import { AppError } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import { toUser } from './to-user.js';
import { UserListEntity } from './user-list.entity.js';

/** @throws AppError conflict with the current user, if another version is in force. */
export async function checkVersion(
  manager: EntityManager,
  { id, version: inForce }: UserEntity,
  version: number,
): Promise<void> {
  if (version === inForce) return;
  const user = toUser(await manager.findOneByOrFail(UserListEntity, { id }));
  const message =
    'Someone else changed these details in the meantime. Your entries are kept: load the newer version and check them.';
  throw new AppError('conflict', message, { details: { user } });
}
