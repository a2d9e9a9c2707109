import type { Session } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { UserNameEntity } from './user-name.entity.js';

/** The caller's name for the history, or the role if the name has not arrived yet. */
export async function actorOf(manager: EntityManager, session: Session): Promise<string> {
  const user = await manager.findOneBy(UserNameEntity, { userId: session.userId });
  return user?.fullName || session.role;
}
