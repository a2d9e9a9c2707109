import { create } from 'zustand';
import { persist } from 'zustand/middleware';

const storageName = 'overland-color-scheme';

export type ColorScheme = 'light' | 'dark' | 'system';
type Shown = 'light' | 'dark';

interface SchemeState {
  /** What the person chose; kept in this browser. */
  scheme: ColorScheme;
  /** Does the operating system ask for dark colors? */
  isSystemDark: boolean;
  setScheme(scheme: ColorScheme): void;
}

const systemPreference = () => globalThis.matchMedia?.('(prefers-color-scheme: dark)');

const useSchemeStore = create<SchemeState>()(
  persist(
    (set) => ({
      scheme: 'system',
      isSystemDark: systemPreference()?.matches ?? false,
      setScheme: (scheme) => set({ scheme }),
    }),
    { name: storageName, partialize: ({ scheme }) => ({ scheme }) },
  ),
);

const shownOf = ({ scheme, isSystemDark }: SchemeState): Shown =>
  scheme === 'system' ? (isSystemDark ? 'dark' : 'light') : scheme;

/** Marks the document with the scheme. Called before the first paint, so that the page does not flash. */
export function paintScheme(): void {
  document.documentElement.setAttribute('data-theme', shownOf(useSchemeStore.getState()));
}

/** Keeps the document in step with the choice, the system and the other tabs of this browser. Returns how to stop. */
export function followScheme(): () => void {
  const system = systemPreference();
  const systemChanged = ({ matches }: MediaQueryListEvent) =>
    useSchemeStore.setState({ isSystemDark: matches });
  const storageChanged = ({ key, newValue }: StorageEvent) => {
    // A null key means that all of the storage was cleared.
    if (key !== null && key !== storageName) return;
    if (newValue === null) useSchemeStore.setState({ scheme: 'system' });
    else void useSchemeStore.persist.rehydrate();
  };
  const stopPainting = useSchemeStore.subscribe(paintScheme);
  system.addEventListener('change', systemChanged);
  window.addEventListener('storage', storageChanged);
  return () => {
    stopPainting();
    system.removeEventListener('change', systemChanged);
    window.removeEventListener('storage', storageChanged);
  };
}

/** The chosen scheme, the one it resolves to now, and how to change it. */
export function useScheme(): {
  scheme: ColorScheme;
  shown: Shown;
  setScheme: (scheme: ColorScheme) => void;
} {
  const { scheme, setScheme } = useSchemeStore();
  return { scheme, shown: useSchemeStore(shownOf), setScheme };
}
