import {
  type InputHTMLAttributes,
  type MouseEventHandler,
  type ReactNode,
  type Ref,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useLoadedLater } from '../query/use-loaded-later';

/** What goes to the box and to the input in it. */
export interface ComboboxParts {
  input?: { ref?: Ref<HTMLDivElement>; className?: string; onMouseDown?: MouseEventHandler };
  htmlInput: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
}

export interface ComboboxProps<T> {
  id: string;
  /** Those that match what is typed. */
  options: readonly T[];
  textOf: (option: T) => string;
  /** What is chosen; null while nothing is. */
  value: T | null;
  text: string;
  /** Names the list for assistive technology. */
  listLabel: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  disabled?: boolean;
  autoFocus?: boolean;
  onType: (text: string) => void;
  onPick: (option: T) => void;
  onLeave: () => void;
  children: (parts: ComboboxParts) => ReactNode;
}

const loadSuggestions = () => import('./suggestions');

/**
 * A text field with a list of options. The list, MUI's Autocomplete, is no part of a first view: until it is loaded,
 * at the latest when somebody comes to the field or types into it, the field takes text only.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const { id, text, disabled, autoFocus, setOpen, onType, onLeave, children } = props;
  const [wantedCount, setWantedCount] = useState(0);
  const part = useLoadedLater(loadSuggestions, wantedCount);
  const want = () => setWantedCount(wantedCount + 1);
  const hadFocus = useRef(false);

  // The Autocomplete renders an input of its own, which takes the focus over from the first one.
  useLayoutEffect(() => {
    const input = document.getElementById(id);
    if (!part || !hadFocus.current || !(input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  }, [part, id]);

  if (part) return <part.Suggestions {...props} />;
  const htmlInput: ComboboxParts['htmlInput'] = {
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-expanded': false,
    autoComplete: 'off',
    disabled,
    // Of this input alone: the one after it would take the focus from wherever the person is by then.
    autoFocus,
    value: text,
    onChange: ({ target }) => onType(target.value),
    onMouseDown: () => {
      setOpen(true);
      want();
    },
    onKeyDown: want,
    onFocus: () => {
      hadFocus.current = true;
      // The focus that the page itself gives is no wish for the list yet.
      if (!autoFocus) want();
    },
    onBlur: () => {
      hadFocus.current = false;
      setOpen(false);
      onLeave();
    },
  };
  return <div>{children({ htmlInput })}</div>;
}
