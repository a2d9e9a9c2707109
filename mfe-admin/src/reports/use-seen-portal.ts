import { useSession, useViewAs } from '@overland/web';

/** The portal that an MCAdmin views as, and whether all are to be seen; everyone else sees the own one. */
export function useSeenPortal(): { viewedAs: string | null; seesAll: boolean } {
  const isStaff = useSession((session) => session.role === 'MCAdmin');
  const viewedAs = useViewAs((viewing) => (isStaff ? viewing.portalId : null));
  return { viewedAs, seesAll: isStaff && viewedAs === null };
}
