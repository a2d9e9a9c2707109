import { useNavigate } from '@overland/web';
import { useEffect, useRef, useState } from 'react';
import { actionOf, type ShortcutAction } from './shortcuts';
import { areShortcutsOn } from './shortcuts-store';

const pairWithinMs = 1200;

const isWriting = (target: EventTarget | null) =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable], dialog, [role=dialog]') !== null;

/** Listens for the keys while a page is shown; nothing while something is being written or a dialog is open. */
export function useShortcuts(): { isHelpOpen: boolean; setHelpOpen: (open: boolean) => void } {
  const [isHelpOpen, setHelpOpen] = useState(false);
  const navigate = useNavigate();
  const before = useRef<{ key: string; at: number } | null>(null);
  useEffect(() => {
    const run: Record<ShortcutAction, () => void> = {
      search: focusSearch,
      quotes: () => void navigate('/quotes'),
      orders: () => void navigate('/orders'),
      newQuote: () => void navigate('/get-quote'),
      help: () => setHelpOpen(true),
    };
    const pressed = (event: KeyboardEvent) => {
      const { key, timeStamp: at } = event;
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing)
        return;
      if (!areShortcutsOn() || isWriting(event.target)) return;
      const last = before.current && at - before.current.at < pairWithinMs ? before.current.key : null;
      const action = actionOf(last, key);
      before.current = action === null ? { key, at } : null;
      if (action === null) return;
      event.preventDefault();
      run[action]();
    };
    document.addEventListener('keydown', pressed);
    return () => document.removeEventListener('keydown', pressed);
  }, [navigate]);
  return { isHelpOpen, setHelpOpen };
}

/** A list's search box is `type="search"`. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}
