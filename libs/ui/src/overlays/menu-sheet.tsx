import styled from '@emotion/styled';
import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import type { ReactNode } from 'react';

const Paper = styled(MuiMenu)({
  '& .MuiMenu-paper': {
    marginTop: 4,
    maxWidth: 'calc(100vw - 32px)',
    boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  },
  '& .MuiMenu-list': { padding: 4 },
});
const Entry = styled(MenuItem)({
  minHeight: 40,
  padding: '6px 12px',
  gap: 24,
  borderRadius: 6,
  font: 'inherit',
  fontSize: 15,
  letterSpacing: 'normal',
  '&:hover, &.Mui-focusVisible': { background: 'var(--tint)' },
  '&.Mui-disabled': { opacity: 1, color: 'var(--ink-2)' },
  '&[data-starts-group]': { marginTop: 9 },
  '&[data-starts-group]::before': {
    content: '""',
    position: 'absolute',
    left: 8,
    right: 8,
    top: -5,
    borderTop: '1px solid var(--line)',
  },
  '& small': { display: 'block', fontSize: 13 },
});
const Key = styled('span')({
  marginLeft: 'auto',
  padding: '0 6px',
  border: '1px solid var(--line)',
  borderRadius: 4,
  fontSize: 12,
  color: 'var(--ink-2)',
});

export interface MenuEntry {
  label: ReactNode;
  onPick: () => void;
  disabled?: boolean;
  note?: string;
  /** The key that does the same. */
  keyHint?: string;
  startsGroup?: boolean;
}

export interface MenuSheetProps {
  id: string;
  /** The button that it opens from, which names it. */
  anchor: HTMLElement | null;
  isOpen: boolean;
  /** For a button at the foot of the window. */
  opensUp?: boolean;
  entries: readonly MenuEntry[];
  onPick: (entry: MenuEntry) => void;
  onClose: () => void;
}

/** What opens from the button of a `Menu`. */
export function MenuSheet({ id, anchor, isOpen, opensUp = false, entries, onPick, onClose }: MenuSheetProps) {
  return (
    <Paper
      open={isOpen}
      onClose={onClose}
      anchorEl={anchor}
      anchorOrigin={{ vertical: opensUp ? 'top' : 'bottom', horizontal: 'right' }}
      transformOrigin={{ vertical: opensUp ? 'bottom' : 'top', horizontal: 'right' }}
      transitionDuration={0}
      slotProps={{
        // It is at the end of the document, outside of all landmarks.
        root: { role: 'region', 'aria-labelledby': `${id}-button` },
        list: { id, 'aria-labelledby': `${id}-button` },
      }}
    >
      {entries.map((entry, index) => (
        <Entry
          // Entries have no identity of their own and do not change while the menu is open.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={index}
          disabled={entry.disabled}
          aria-keyshortcuts={entry.keyHint}
          data-starts-group={(entry.startsGroup && index > 0) || undefined}
          onClick={() => onPick(entry)}
        >
          <Words {...entry} />
        </Entry>
      ))}
    </Paper>
  );
}

function Words({ label, note, keyHint }: MenuEntry) {
  return (
    <>
      <span>
        {label}
        {note !== undefined && <small>{note}</small>}
      </span>
      {keyHint !== undefined && <Key aria-hidden="true">{keyHint}</Key>}
    </>
  );
}
