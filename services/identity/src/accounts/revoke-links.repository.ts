import { type EntityManager, IsNull } from 'typeorm';
import { ResetTokenEntity } from './reset-token.entity.js';

/** After a newer link, a sign-in or a new password. */
export async function revokeLinks(manager: EntityManager, userId: string): Promise<void> {
  const valid = { userId, usedAt: IsNull(), killedAt: IsNull() };
  await manager.update(ResetTokenEntity, valid, { killedAt: () => 'now()' });
}
