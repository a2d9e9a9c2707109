import { AppError, systemScope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';
import type { UsersRepository } from '../accounts/users.repository.js';
import { toUser } from './to-user.js';

/** @throws AppError conflict with the current user, if another version is in force. */
export async function checkVersion(
  manager: EntityManager,
  users: UsersRepository,
  { inForce, version }: { inForce: UserEntity; version: number },
): Promise<void> {
  if (version === inForce.version) return;
  const user = toUser(await users.getListed(manager, inForce.id, systemScope));
  const message =
    'Someone else changed these details in the meantime. Your entries are kept: load the newer version and check them.';
  throw new AppError('conflict', message, { details: { user } });
}
