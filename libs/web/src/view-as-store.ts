import { create } from 'zustand';
import { createJSONStorage, persist } from 'zustand/middleware';

interface ViewAsState {
  /** The portal that an MCAdmin views as; null is All (Administrator). */
  portalId: string | null;
  viewAs(portalId: string | null): void;
}

/** Kept for the tab alone, so that two tabs can look at two portals. */
export const useViewAs = create<ViewAsState>()(
  persist(
    (set) => ({
      portalId: null,
      viewAs: (portalId) => set({ portalId }),
    }),
    { name: 'overland-view-as', storage: createJSONStorage(() => sessionStorage) },
  ),
);
