import { useEffect, useRef } from 'react';
import { create } from 'zustand';
import { useNotices } from './notices-store';
import { useShortcutsStore } from './shortcuts-store';

/** A step of the page that is shown: a key does it, and the palette offers it by its label. */
export interface PageKey {
  /** Without one the palette alone has it. */
  key?: string;
  label: string;
  run: () => void;
}

/** A step that the page does not offer now: its key says why, in the words of its button. */
export interface RefusedKey {
  key: string;
  label: string;
  why: string;
}

export const refusedText = ({ label, why }: Omit<RefusedKey, 'key'>): string => `${label}: ${why}`;

export const usePageKeyList = create<{ keys: readonly PageKey[] }>()(() => ({ keys: [] }));

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest(
    'input:not([type=checkbox]), textarea, select, [contenteditable], [role=dialog], [role=menu], [role=listbox]',
  ) !== null;

/** Somebody who types goes on for a moment after one of the keys has closed the dialog. */
const stillTypingMs = 1000;
let typedAt = Number.NEGATIVE_INFINITY;

/** Notes each key that is typed in a dialog, and those that follow at once. Enter, Escape and a click end it. */
function noteTyping({ key, target, timeStamp }: KeyboardEvent): void {
  const isInDialog = target instanceof Element && target.closest('[role=dialog]') !== null;
  if (!isInDialog && !goesOnTyping(timeStamp)) return;
  typedAt = key.length === 1 ? timeStamp : Number.NEGATIVE_INFINITY;
}

const goesOnTyping = (at: number): boolean => at - typedAt < stillTypingMs;

const endTyping = () => {
  typedAt = Number.NEGATIVE_INFINITY;
};

/** Once: the same listener is not added again. */
function watchTyping(): void {
  document.addEventListener('keydown', noteTyping, { capture: true });
  document.addEventListener('pointerdown', endTyping, { capture: true });
}

/** Is this a shortcut? Not while something is being written or a dialog or menu is open, nor when they are off. */
export function isShortcut(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) {
    return false;
  }
  if (goesOnTyping(event.timeStamp)) return false;
  return useShortcutsStore.getState().isOn && !isWriting(event.target);
}

/** Keys of the page that is shown, and those that are not possible now. Several of its parts may have some. */
export function usePageKeys(keys: readonly PageKey[], refused: readonly RefusedKey[] = []): void {
  const latest = useRef(keys);
  latest.current = keys;
  const refusals = useRef(refused);
  refusals.current = refused;
  useEffect(() => {
    watchTyping();
    const pressed = (event: KeyboardEvent) => {
      if (event.repeat || !isShortcut(event)) return;
      const found = latest.current.find(({ key }) => key === event.key);
      const refusal = refusals.current.find(({ key }) => key === event.key);
      if (!found && !refusal) return;
      event.preventDefault();
      if (found) found.run();
      else if (refusal) useNotices.getState().notify('info', refusedText(refusal));
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
