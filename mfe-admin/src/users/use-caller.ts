import { mayAdminister, type Role, rolesUpTo, type User } from '@overland/contracts';
import { useSession } from '@overland/web';

export interface Caller {
  userId: string | null;
  isMCAdmin: boolean;
  isSuperAdmin: boolean;
  /** The roles that the caller may give. */
  roles: readonly Role[];
  /** May the caller change this person? What one may not do is not offered (docs/product/people.md). */
  administers: (person: Pick<User, 'role' | 'isSuperAdmin'>) => boolean;
}

/** What the signed-in person may do with other people. The server checks it again. */
export function useCaller(): Caller {
  const userId = useSession((state) => state.userId);
  const role = useSession((state) => state.role) ?? 'User';
  const isSuperAdmin = useSession((state) => state.isSuperAdmin) === true;
  return {
    userId,
    isMCAdmin: role === 'MCAdmin',
    isSuperAdmin,
    roles: rolesUpTo(role),
    administers: (person) => mayAdminister({ role, isSuperAdmin }, person),
  };
}
