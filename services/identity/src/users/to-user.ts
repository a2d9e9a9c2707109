import type { User } from '@overland/contracts';
import type { UserListEntity } from './user-list.entity.js';

export function toUser({ id, ...user }: UserListEntity): User {
  return {
    _id: id,
    userId: id,
    ...user,
    createdAt: user.createdAt.toISOString(),
    archivedAt: user.archivedAt?.toISOString() ?? null,
    lastSignedInAt: user.lastSignedInAt?.toISOString() ?? null,
    invitedAt: user.invitedAt?.toISOString() ?? null,
    invitationEndsAt: user.invitationEndsAt?.toISOString() ?? null,
  };
}
