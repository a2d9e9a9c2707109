import styled from '@emotion/styled';
import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { Button, type ButtonProps } from '../actions/button';
import { ChevronIcon } from '../icons/icons';
import { usePopover } from './use-popover';

const Root = styled('div')({ position: 'relative', display: 'inline-block' });
const List = styled('div')({
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 4px)',
  right: 0,
  minWidth: '100%',
  width: 'max-content',
  maxWidth: 'calc(100vw - 32px)',
  padding: 4,
  background: 'var(--paper)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  '& button': {
    display: 'block',
    width: '100%',
    minHeight: 40,
    padding: '6px 12px',
    border: 0,
    borderRadius: 6,
    background: 'none',
    color: 'var(--ink)',
    font: 'inherit',
    fontSize: 15,
    textAlign: 'left',
    cursor: 'pointer',
  },
  '& button:hover:enabled, & button:focus-visible': { background: 'var(--tint)' },
  '& button:focus-visible': { outlineOffset: -3 },
  '& button:disabled': { color: 'var(--ink-2)', cursor: 'default' },
});

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

/** A button with more to do behind it: arrows, Home and End walk, Escape closes (ARIA practices, menu button). */
export function Menu({ label, entries, ...button }: MenuProps) {
  const id = useId();
  const { isOpen, setOpen, root, onKeyDown } = usePopover();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!isOpen || !list.current) return;
    keepInWindow(list.current);
    walk(list.current, 'Home');
  }, [isOpen]);
  const close = () => {
    root.current?.querySelector('button')?.focus();
    setOpen(false);
  };
  const keyDown = (event: KeyboardEvent) => {
    onKeyDown(event);
    if (!isOpen) return;
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (walk(list.current, event.key)) event.preventDefault();
  };
  return (
    <Root ref={root} onKeyDown={keyDown}>
      <Button
        {...button}
        id={`${id}-button`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {label}
        <ChevronIcon size={14} />
      </Button>
      {isOpen && (
        <List ref={list} id={id} role="menu" aria-labelledby={`${id}-button`}>
          {entries.map((entry, index) => (
            <button
              // Entries have no identity of their own and do not change while the menu is open.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              key={index}
              type="button"
              role="menuitem"
              tabIndex={-1}
              disabled={entry.disabled}
              onClick={() => {
                close();
                entry.onPick();
              }}
            >
              {entry.label}
            </button>
          ))}
        </List>
      )}
    </Root>
  );
}

/** Under the button and level with its right side, unless the window ends there. */
function keepInWindow(list: HTMLElement): void {
  const { left, bottom } = list.getBoundingClientRect();
  if (left < 0) Object.assign(list.style, { left: '0', right: 'auto' });
  if (bottom > innerHeight) Object.assign(list.style, { top: 'auto', bottom: 'calc(100% + 4px)' });
}

/** Moves the focus among the entries; whether the key is one that does. */
function walk(list: HTMLElement | null, key: string): boolean {
  const entries = [...(list?.querySelectorAll<HTMLElement>('[role=menuitem]:enabled') ?? [])];
  const at = entries.indexOf(document.activeElement as HTMLElement);
  const last = entries.length - 1;
  const next = { Home: 0, End: last, ArrowDown: at >= last ? 0 : at + 1, ArrowUp: at <= 0 ? last : at - 1 }[
    key
  ];
  if (next === undefined) return false;
  entries[next]?.focus();
  return true;
}
