import { isShortcut, useNavigate } from '@overland/web';
import { useEffect, useRef } from 'react';
import { isPaletteKey } from './palette-key';
import { actionOf, type ShortcutAction } from './shortcuts';
import { usePageLinks } from './use-page-links';

const pairWithinMs = 1200;

export type KeyDialog = 'help' | 'palette';

/** Listens for the keys while a page is shown; nothing while something is being written or a dialog or menu is open. */
export function useShortcuts(show: (dialog: KeyDialog) => void): void {
  const navigate = useNavigate();
  const links = useRef<ReturnType<typeof usePageLinks>>([]);
  links.current = usePageLinks();
  const before = useRef<{ key: string; at: number } | null>(null);
  useEffect(() => {
    const run = (action: ShortcutAction) => {
      if (action === 'search') return focusSearch();
      if (action === 'help') return show('help');
      if (action === 'newQuote') return void navigate('/get-quote');
      const link = links.current.find(({ path }) => path === action);
      if (link) void navigate(link.to);
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
      run(action);
    };
    // Before the page's own keys: the second one of a pair is none of theirs.
    document.addEventListener('keydown', pressed, true);
    return () => document.removeEventListener('keydown', pressed, true);
  }, [navigate, show]);
}

const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;

/** A list's search box is `type="search"`. */
function focusSearch(): void {
  document.querySelector<HTMLInputElement>('main input[type=search]')?.focus();
}
