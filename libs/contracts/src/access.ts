import type { Access } from './endpoint.js';
import type { Session } from './roles.js';

/** Whether an endpoint's access admits this session. A `service` endpoint admits no user. */
export function isAllowed(access: Access, session: Pick<Session, 'role' | 'isSuperAdmin'>): boolean {
  switch (access) {
    case 'public':
    case 'signedIn':
      return true;
    case 'superAdmin':
      return session.role === 'MCAdmin' && session.isSuperAdmin;
    case 'service':
      return false;
    default:
      return access.includes(session.role);
  }
}

/** Administrators and the provider's staff hand over all that they see, others what is theirs or nobody's. */
export const mayHandOver = (
  { role, userId }: Pick<Session, 'role' | 'userId'>,
  ownerId: string | null,
): boolean => role !== 'User' || ownerId === null || ownerId === userId;
