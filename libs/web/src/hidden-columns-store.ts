import { create } from 'zustand';
import { persist } from 'zustand/middleware';

interface HiddenColumnsState {
  /** By person and list. */
  hidden: Record<string, readonly string[]>;
  hide(key: string, columns: readonly string[]): void;
}

/** The columns that a person does not want to see, kept in this browser. */
export const useHiddenColumnsStore = create<HiddenColumnsState>()(
  persist(
    (set) => ({
      hidden: {},
      hide: (key, columns) => set(({ hidden }) => ({ hidden: { ...hidden, [key]: columns } })),
    }),
    { name: 'overland-hidden-columns' },
  ),
);
