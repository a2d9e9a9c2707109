import { ErrorNotice, messageOf } from '@overland/ui';
import { Palette } from '@overland/ui/palette';
import { useNavigate, useSession, useViewAs } from '@overland/web';
import { useEffect, useRef, useState } from 'react';
import type { Entry } from './entries';
import { useRecentChoices } from './recent-choices';
import { useEntries } from './use-entries';

interface CommandPaletteProps {
  isOpen: boolean;
  onClose: () => void;
}

export function CommandPalette({ isOpen, onClose }: CommandPaletteProps) {
  const [text, setText] = useState('');
  const { entries, isSearching, error, retry } = useEntries(isOpen ? text : '');
  const open = useOpenEntry();
  const runOnceClosed = useRunOnceClosed(isOpen);
  const close = () => {
    setText('');
    onClose();
  };
  return (
    <Palette
      open={isOpen}
      label="Search"
      placeholder="Page, number, name, VIN or what to do"
      text={text}
      onText={setText}
      options={entries}
      status={statusOf({ text, isSearching, hasFailed: error !== null, count: entries.length })}
      notice={error !== null && <ErrorNotice onRetry={retry}>{messageOf(error)}</ErrorNotice>}
      onChoose={(entry, { inNewTab }) => {
        if (entry.fill !== undefined) return setText(entry.fill);
        close();
        if (entry.run) runOnceClosed(entry.run);
        else open(entry, inNewTab);
      }}
      onClose={close}
    />
  );
}

/** What a step gives the focus to keeps it: the closing palette gives it back first. */
function useRunOnceClosed(isOpen: boolean) {
  const chosen = useRef<(() => void) | null>(null);
  useEffect(() => {
    if (isOpen) return;
    chosen.current?.();
    chosen.current = null;
  }, [isOpen]);
  return (run: () => void) => {
    chosen.current = run;
  };
}

interface SearchState {
  text: string;
  isSearching: boolean;
  hasFailed: boolean;
  count: number;
}

function statusOf({ text, isSearching, hasFailed, count }: SearchState): string {
  if (isSearching) return 'Searching…';
  if (count === 0 && !hasFailed) return `Nothing found for “${text.trim()}”.`;
  return '';
}

/** Remembers what it opens, unless it is the way to a list of results. */
function useOpenEntry() {
  const navigate = useNavigate();
  const userId = useSession((state) => state.userId);
  const viewedAs = useViewAs((state) => state.portalId);
  const remember = useRecentChoices((state) => state.add);
  return ({ kind, to, label, detail, isRemembered }: Entry, inNewTab: boolean) => {
    if (isRemembered !== false) remember({ kind, to, label, userId, viewedAs, ...(detail && { detail }) });
    // The new tab keeps View As, which `noopener` would cut off.
    if (inNewTab) window.open(to, '_blank');
    else void navigate(to);
  };
}
