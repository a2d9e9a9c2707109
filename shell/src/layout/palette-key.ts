import { useShortcutsStore } from '@overland/web';

const isMac = navigator.platform.startsWith('Mac');

/** As it is written on the keyboard of this machine. */
export const paletteKey = isMac ? '⌘ K' : 'Ctrl K';

/** Is this the key of the command palette? Also while something is being written; not when shortcuts are off. */
export function isPaletteKey({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const hasModifiers = ctrlKey === !isMac && metaKey === isMac && !altKey && !shiftKey;
  return hasModifiers && key.toLowerCase() === 'k' && useShortcutsStore.getState().isOn;
}
