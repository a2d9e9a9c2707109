import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { UserEntity } from '../accounts/user.entity.js';

interface Changed {
  before: UserEntity;
  after: Pick<UserEntity, 'email'>;
  requestId: string;
}

/** The email address may have been changed by somebody else, and links to new passwords no longer go to the old one. */
export async function emailFormerAddress(
  manager: EntityManager,
  { before: { id: userId, email, ownsEmail, firstName }, after, requestId }: Changed,
): Promise<void> {
  if (after.email === email || !ownsEmail) return;
  await addToOutbox(manager, 'emailAddress.changed', { userId, email, firstName }, { requestId });
}
