import type { Role } from '@overland/contracts';
import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';
import { useSession, whenPersonChanges } from './session-store';

export const viewAsParameter = 'viewAs';

interface ViewAsState {
  /** The portal that an MCAdmin views as; null is All (Administrator). */
  portalId: string | null;
  viewAs(portalId: string | null): void;
}

/** The portal that an address says to view as: a filter for MCAdmin, and nothing to anybody else. */
export function viewedAsIn(search: string): string | null {
  if (useSession.getState().role !== 'MCAdmin') return null;
  const portalId = new URLSearchParams(search).get(viewAsParameter) ?? '';
  return /^[0-9a-f-]{36}$/.test(portalId) ? portalId : null;
}

/** The query of an address without View As, which every page of an MCAdmin may have. */
export function withoutViewAs(search: string): string {
  const parameters = new URLSearchParams(search);
  if (!parameters.has(viewAsParameter)) return search;
  parameters.delete(viewAsParameter);
  return parameters.size === 0 ? '' : `?${parameters.toString()}`;
}

/** Kept for the tab alone, so that two tabs can look at two portals. The address that is opened comes first. */
export const useViewAs = create<ViewAsState>()(
  persist(
    (set) => ({
      portalId: null,
      viewAs: (portalId) => set({ portalId }),
    }),
    {
      name: 'overland-view-as',
      storage: createJSONStorage(() => sessionStorage),
      merge: (stored, fresh) => {
        const inAddress = viewedAsIn(location.search);
        return {
          ...fresh,
          ...(stored as Partial<ViewAsState>),
          ...(inAddress !== null && { portalId: inAddress }),
        };
      },
    },
  ),
);

/** The portal viewed as, and whether all are seen: MCAdmin alone does either, everyone else sees the own portal. */
function seenPortal(role: Role | null, portalId: string | null) {
  const viewedAs = role === 'MCAdmin' ? portalId : null;
  return { viewedAs, seesAll: role === 'MCAdmin' && viewedAs === null };
}

export const seenPortalNow = () => seenPortal(useSession.getState().role, useViewAs.getState().portalId);

export function useSeenPortal() {
  const role = useSession((session) => session.role);
  return seenPortal(
    role,
    useViewAs((viewing) => viewing.portalId),
  );
}

whenPersonChanges(() => useViewAs.getState().viewAs(null));
