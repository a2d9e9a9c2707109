import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';

interface Changed {
  before: UserEntity;
  after: Pick<UserEntity, 'email'>;
  requestId: string;
}

/** Somebody else may have changed the email address, and links for new passwords no longer go to the old one. */
export async function emailFormerAddress(
  manager: EntityManager,
  { before: { id: userId, email, ownsEmail, firstName }, after, requestId }: Changed,
): Promise<void> {
  if (after.email === email || !ownsEmail) return;
  await addToOutbox(manager, 'emailAddress.changed', { userId, email, firstName }, { requestId });
}
