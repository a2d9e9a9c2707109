import { useSyncExternalStore } from 'react';

const storageName = 'overland-single-keys';
const listeners = new Set<() => void>();

/** Single-key shortcuts can be switched off (WCAG 2.1.4); the choice is kept in this browser. */
export const areShortcutsOn = (): boolean => {
  try {
    return localStorage.getItem(storageName) !== 'off';
  } catch {
    return true;
  }
};

export function setShortcutsOn(on: boolean): void {
  try {
    localStorage.setItem(storageName, on ? 'on' : 'off');
  } catch {
    // Without storage the choice cannot be kept; the keys stay as they are.
  }
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useShortcutsOn = (): boolean => useSyncExternalStore(subscribe, areShortcutsOn);
