import styled from '@emotion/styled';
import Autocomplete from '@mui/material/Autocomplete';
import type {
  HTMLAttributes,
  InputHTMLAttributes,
  Key,
  KeyboardEvent,
  MouseEventHandler,
  ReactNode,
  Ref,
} from 'react';

/** What goes to the box and to the input in it. */
export interface ComboboxParts {
  input?: { ref?: Ref<HTMLDivElement>; className?: string; onMouseDown?: MouseEventHandler };
  htmlInput: InputHTMLAttributes<HTMLInputElement> & { ref?: Ref<HTMLInputElement> };
}

interface ComboboxProps<T> {
  id: string;
  /** Those that match what is typed. */
  options: readonly T[];
  textOf: (option: T) => string;
  /** What is chosen; null while nothing is. */
  value: T | null;
  text: string;
  /** A second line under an option. */
  detailOf?: ((option: T) => string) | undefined;
  /** Shown, and cannot be chosen; its second line says why. */
  isUnfit?: ((option: T) => boolean) | undefined;
  /** Names the list for assistive technology. */
  listLabel: string;
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
  /** Anything may be typed, so that no option is taken unless it was gone to. */
  isFree?: boolean;
  disabled?: boolean;
  autoFocus?: boolean;
  onType: (text: string) => void;
  onPick: (option: T) => void;
  onLeave: () => void;
  children: (parts: ComboboxParts) => ReactNode;
}

/**
 * A text field with a list of options. Unless it is free the first one is highlighted: Enter takes it, and so does Tab when something
 * was typed. Tab out of a field that was only opened changes nothing.
 */
export function Combobox<T>(props: ComboboxProps<T>) {
  const {
    id,
    options,
    textOf,
    value,
    text,
    listLabel,
    isOpen,
    setOpen,
    isFree = false,
    disabled,
    autoFocus,
  } = props;
  const { onType, onPick, onLeave, children, detailOf, isUnfit } = props;
  const isTyped = text !== '' && (value === null || text !== textOf(value));
  // MUI's own `autoSelect` comes with the blur: too late for a next field that the choice enables.
  const takeByTab = ({ key, target }: KeyboardEvent) => {
    if (key !== 'Tab' || !isTyped) return;
    const option = options[highlightedIndex(target as HTMLInputElement)];
    if (option === undefined) return;
    setOpen(false);
    onPick(option);
  };
  return (
    <Autocomplete<T, false, boolean>
      id={id}
      options={options}
      filterOptions={showAll}
      getOptionLabel={textOf}
      isOptionEqualToValue={(option, chosen) => textOf(option) === textOf(chosen)}
      value={value}
      inputValue={text}
      open={isOpen && options.length > 0}
      disabled={disabled}
      autoHighlight={!isFree}
      getOptionDisabled={isUnfit}
      {...(detailOf && { renderOption: withDetail(detailOf, textOf) })}
      disableClearable
      forcePopupIcon={false}
      // In the place of the field, so that a reader comes to the list after the field.
      disablePortal
      slotProps={{
        // A list that scrolls would be a stop of Tab of its own.
        listbox: { 'aria-label': listLabel, 'aria-labelledby': undefined, tabIndex: -1 },
        // A dialog, which scrolls, does not cut it off.
        popper: { popperOptions: { strategy: 'fixed' } },
      }}
      renderInput={({ slotProps: { input, htmlInput } }) =>
        children({ input, htmlInput: { ...htmlInput, autoFocus } })
      }
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onKeyDown={takeByTab}
      onInputChange={(_event, typed, reason) => {
        if (reason === 'input') onType(typed);
      }}
      onChange={(_event, picked) => picked !== null && onPick(picked)}
      onBlur={onLeave}
    />
  );
}

// What cannot be chosen says why, so it has to be readable.
const Item = styled('li')({ '&&&[aria-disabled=true]': { opacity: 1, color: 'var(--ink-2)' } });
const Detail = styled('small')({ display: 'block', fontSize: 13, color: 'var(--ink-2)' });

const withDetail =
  <T,>(detailOf: (option: T) => string, textOf: (option: T) => string) =>
  ({ key, ...item }: HTMLAttributes<HTMLLIElement> & { key: Key }, option: T) => (
    <Item key={key} {...item}>
      <span>
        {textOf(option)}
        <Detail>{detailOf(option)}</Detail>
      </span>
    </Item>
  );

/** Of the option that the input names as the active one; -1 while there is none. */
function highlightedIndex(input: HTMLInputElement): number {
  const option = document.getElementById(input.getAttribute('aria-activedescendant') ?? '');
  return Number(option?.dataset.optionIndex ?? -1);
}

const showAll = <T,>(options: T[]): T[] => options;
