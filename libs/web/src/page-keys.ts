import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useShortcutsStore } from './shortcuts-store';

/** A step of the page that is shown: a key does it, and the palette offers it by its label. */
export interface PageKey {
  /** Without one the palette alone has it. */
  key?: string;
  label: string;
  run: () => void;
}

export const usePageKeyList = create<{ keys: readonly PageKey[] }>()(() => ({ keys: [] }));

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/** Is this a shortcut? Not while something is being written or a dialog or menu is open, nor when they are off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
    return false;
  }
  return useShortcutsStore.getState().isOn && !isWriting(event.target);
}

/** Keys of the page that is shown. Several of its parts may have some. */
export function usePageKeys(keys: readonly PageKey[]): void {
  const latest = useRef(keys);
  latest.current = keys;
  useEffect(() => {
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || !isShortcut(event)) return;
      const found = latest.current.find(({ key }) => key === event.key);
      if (!found) return;
      event.preventDefault();
      found.run();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, []);
  const names = keys.map(({ key = '', label }) => `${key} ${label}`).join('\n');
  // biome-ignore lint/correctness/useExhaustiveDependencies: the list shows names; what a step does is read when it is taken
  useEffect(() => {
    // A page's own come before those of its parts, whose effects run earlier.
    const run = (label: string) => latest.current.find((one) => one.label === label)?.run();
    const mine = latest.current.map((one) => ({ ...one, run: () => run(one.label) }));
    usePageKeyList.setState(({ keys: others }) => ({ keys: [...mine, ...others] }));
    return () =>
      usePageKeyList.setState(({ keys: all }) => ({ keys: all.filter((one) => !mine.includes(one)) }));
  }, [names]);
}
