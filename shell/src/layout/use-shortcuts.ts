import { isShortcut, useNavigate } from '@overland/web';
import { useEffect, useRef } from 'react';
import { isPaletteKey } from './palette-key';
import { actionOf, type ShortcutAction } from './shortcuts';

const pairWithinMs = 1200;

export type KeyDialog = 'help' | 'palette';

/** Listens for the keys while a page is shown; nothing while something is being written or a dialog or menu is open. */
export function useShortcuts(show: (dialog: KeyDialog) => void): void {
  const navigate = useNavigate();
  const before = useRef<{ key: string; at: number } | null>(null);
  useEffect(() => {
    const run: Record<ShortcutAction, () => void> = {
      search: focusSearch,
      quotes: () => void navigate('/quotes'),
      orders: () => void navigate('/orders'),
      newQuote: () => void navigate('/get-quote'),
      help: () => show('help'),
    };
    const pressed = (event: KeyboardEvent) => {
      if (isPaletteKey(event)) {
        event.preventDefault();
        if (!isInDialog(event.target)) show('palette');
        return;
      }
      if (!isShortcut(event)) return;
      const { key, timeStamp: at } = event;
      const last = before.current && at - before.current.at < pairWithinMs ? before.current.key : null;
      const action = actionOf(last, key);
      before.current = action === null ? { key, at } : null;
      if (action === null) return;
      event.preventDefault();
      run[action]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [navigate, show]);
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;

/** A list's search box is `type="search"`. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}
