import { create } from 'zustand';
import { persist } from 'zustand/middleware';

export const shortcutsStorageName = 'overland-single-keys';

interface ShortcutsState {
  isOn: boolean;
  setOn(isOn: boolean): void;
}

/** Keyboard shortcuts can be switched off (WCAG 2.1.4); the choice is kept in this browser. */
export const useShortcutsStore = create<ShortcutsState>()(
  persist((set) => ({ isOn: true, setOn: (isOn) => set({ isOn }) }), { name: shortcutsStorageName }),
);
