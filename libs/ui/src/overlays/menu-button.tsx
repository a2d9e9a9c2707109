import { type ComponentType, type ReactNode, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button, type ButtonProps } from '../actions/button';
import { ChevronIcon } from '../icons/icons';
import type { MenuEntry, MenuSheetProps } from './menu-sheet';

export interface MenuProps extends Omit<ButtonProps, 'onClick' | 'children'> {
  label: ReactNode;
  entries: readonly MenuEntry[];
  /** For a button at the foot of the window. */
  opensUp?: boolean;
}

interface MenuButtonProps extends MenuProps {
  /** Null until it is loaded. */
  Sheet: ComponentType<MenuSheetProps> | null;
  onWanted?: () => void;
}

/** The button of a `Menu`, and whether it is open. */
export function MenuButton({ label, entries, opensUp, Sheet, onWanted, ...button }: MenuButtonProps) {
  const id = useId();
  const root = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  const pick = (entry: MenuEntry) => {
    // The button has its focus back before a dialog opens, which later gives it back in turn.
    flushSync(() => setOpen(false));
    entry.onPick();
  };
  const open = () => {
    onWanted?.();
    setOpen(true);
  };
  return (
    <>
      <Button
        {...button}
        ref={root}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && Sheet ? id : undefined}
        onClick={open}
      >
        {label}
        <ChevronIcon size={14} />
      </Button>
      {Sheet && (
        <Sheet
          id={id}
          anchor={root.current}
          isOpen={isOpen}
          opensUp={opensUp}
          entries={entries}
          onPick={pick}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
