import styled from '@emotion/styled';
import { type InputHTMLAttributes, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { PHONE } from '../theme/tokens';

const List = styled('ul')({
  position: 'absolute',
  zIndex: 20,
  top: 'calc(100% + 4px)',
  left: 0,
  right: 0,
  margin: 0,
  padding: 4,
  listStyle: 'none',
  maxHeight: 300,
  overflowY: 'auto',
  background: 'var(--paper)',
  color: 'var(--ink)',
  border: '1px solid var(--line)',
  borderRadius: 8,
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  // Clear of the window's end, on a phone of what is docked there.
  scrollMarginBottom: 16,
  [PHONE]: { scrollMarginBottom: 148 },
  fontSize: 16,
  fontWeight: 400,
});

const Item = styled('li')({
  minHeight: 40,
  padding: '8px 10px',
  borderRadius: 6,
  lineHeight: 1.5,
  cursor: 'pointer',
  overflowWrap: 'anywhere',
  '&[aria-selected=true]': { background: 'var(--tint)', boxShadow: 'inset 3px 0 0 var(--sign)' },
});

export interface ComboboxOptions<T> {
  options: readonly T[];
  textOf: (option: T) => string;
  onPick: (option: T) => void;
  /** Named in the list of suggestions for assistive technology. */
  label: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/**
 * The ARIA combobox with a list: arrows, Home, End, Enter, Escape and Tab, which takes the marked suggestion.
 * Gives the attributes of the input and the list to put after it, in a parent with `position: relative`.
 */
export function useCombobox<T>({ options, textOf, onPick, label, isOpen, setOpen }: ComboboxOptions<T>) {
  const id = useId();
  const [marked, setMarked] = useState(0);
  const list = useRef<HTMLUListElement>(null);
  const shows = isOpen && options.length > 0;
  const at = Math.min(marked, options.length - 1);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the first of new suggestions is the marked one
  useEffect(() => setMarked(0), [options]);
  useEffect(() => {
    if (shows) list.current?.scrollIntoView?.({ block: 'nearest' });
  }, [shows]);
  useEffect(() => {
    if (shows) list.current?.children[at]?.scrollIntoView?.({ block: 'nearest' });
  }, [at, shows]);

  const pick = (option: T | undefined) => {
    if (option === undefined) return;
    setOpen(false);
    onPick(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step !== undefined) {
      event.preventDefault();
      if (!shows) return setOpen(true);
      return setMarked((at + step + options.length) % options.length);
    }
    if (!shows) return;
    if (event.key === 'Enter') {
      // Chooses, and does not send the form.
      event.preventDefault();
      pick(options[at]);
    } else if (event.key === 'Tab') pick(options[at]);
    else if (event.key === 'Escape') {
      event.stopPropagation();
      setOpen(false);
    }
  };

  const inputProps: InputHTMLAttributes<HTMLInputElement> = {
    role: 'combobox',
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-expanded': shows,
    'aria-controls': `${id}-list`,
    'aria-activedescendant': shows ? `${id}-${at}` : undefined,
    onKeyDown,
  };
  const suggestions = shows && (
    <List ref={list} id={`${id}-list`} role="listbox" aria-label={label}>
      {options.map((option, index) => (
        // The keys are the input's: the focus stays there (ARIA practices, combobox).
        <Item
          key={textOf(option)}
          id={`${id}-${index}`}
          role="option"
          aria-selected={index === at}
          onPointerMove={() => setMarked(index)}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => pick(option)}
        >
          {textOf(option)}
        </Item>
      ))}
    </List>
  );
  return { inputProps, suggestions };
}
