import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';

/** Adds a user together with the `user.changed` event. `passwordHash` is in argon2id's text format. */
export async function addUser(
  manager: EntityManager,
  user: UserEntity,
  requestId: string | null,
): Promise<void> {
  await manager.getRepository(UserEntity).insert(user);
  await publishUser(manager, user, requestId);
}

/** Publishes the current state of a user to the other services. */
export async function publishUser(
  manager: EntityManager,
  { id: userId, portalId, firstName, lastName, email, role, status }: Omit<UserEntity, 'passwordHash'>,
  requestId: string | null,
): Promise<void> {
  const payload = { userId, portalId, firstName, lastName, email, role, status };
  await addToOutbox(manager, 'user.changed', payload, { requestId });
}
