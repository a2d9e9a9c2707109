import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface FollowedExport {
  exportId: string | null;
  follow(exportId: string | null): void;
}

/** The export in the background that the notices follow; kept in this browser, so that a reload goes on. */
export const useFollowedExport = create<FollowedExport>()(
  persist((set) => ({ exportId: null, follow: (exportId) => set({ exportId }) }), {
    name: 'overland-export',
  }),
);
