import { useSyncExternalStore } from 'react';

const storageKey = 'overland-color-scheme';
const attribute = 'data-theme';

export type ColorScheme = 'light' | 'dark' | 'system';
type Shown = 'light' | 'dark';

const listeners = new Set<() => void>();
const prefersDark = () => matchMedia('(prefers-color-scheme: dark)');

/** What the person chose, where storage is switched off. */
let chosen: ColorScheme | null = null;

function readScheme(): ColorScheme {
  if (chosen !== null) return chosen;
  try {
    const stored = localStorage.getItem(storageKey);
    return stored === 'light' || stored === 'dark' ? stored : 'system';
  } catch {
    return 'system';
  }
}

function readShown(): Shown {
  const scheme = readScheme();
  return scheme === 'system' ? (prefersDark().matches ? 'dark' : 'light') : scheme;
}

/** Puts the scheme on the document: before the first paint, so that the page does not flash, and at every change. */
export function paintScheme(): void {
  document.documentElement.setAttribute(attribute, readShown());
}

function changed(): void {
  paintScheme();
  for (const listener of listeners) listener();
}

/** Follows the system and the other tabs of this browser. Returns how to stop. */
export function followScheme(): () => void {
  const system = prefersDark();
  const stored = ({ key }: StorageEvent) => {
    if (key !== null && key !== storageKey) return;
    chosen = null;
    changed();
  };
  system.addEventListener('change', changed);
  window.addEventListener('storage', stored);
  return () => {
    system.removeEventListener('change', changed);
    window.removeEventListener('storage', stored);
  };
}

function setScheme(scheme: ColorScheme): void {
  chosen = scheme;
  try {
    localStorage.setItem(storageKey, scheme);
  } catch {
    // Storage can be switched off: the choice then holds for this document.
  }
  changed();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The chosen scheme, what it comes to just now, and how to change it; the choice is kept in this browser. */
export function useScheme(): {
  scheme: ColorScheme;
  shown: Shown;
  setScheme: (scheme: ColorScheme) => void;
} {
  const scheme = useSyncExternalStore(subscribe, readScheme);
  const shown = useSyncExternalStore(subscribe, readShown);
  return { scheme, shown, setScheme };
}
