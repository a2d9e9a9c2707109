import MuiMenu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { type ReactNode, useId, useState } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { ChevronIcon } from '../icons/icons';

export interface MenuEntry {
  label: ReactNode;
  onPick: () => void;
  disabled?: boolean;
}

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  /** On the button. */
  label: ReactNode;
  entries: readonly MenuEntry[];
}

/** A button with more to do behind it. */
export function Menu({ label, entries, ...button }: MenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        {...button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        aria-controls={anchor === null ? undefined : id}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {label}
        <ChevronIcon size={14} />
      </Button>
      <MuiMenu
        id={id}
        anchorEl={anchor}
        open={anchor !== null}
        onClose={close}
        transitionDuration={100}
        slotProps={{ list: { 'aria-labelledby': `${id}-button` } }}
      >
        {entries.map((entry, index) => (
          <MenuItem
            // Entries have no identity of their own and do not change while the menu is open.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above
            key={index}
            disabled={entry.disabled}
            onClick={() => {
              close();
              entry.onPick();
            }}
          >
            {entry.label}
          </MenuItem>
        ))}
      </MuiMenu>
    </>
  );
}
