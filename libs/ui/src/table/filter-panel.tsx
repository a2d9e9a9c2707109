import styled from '@emotion/styled';
import ClickAwayListener from '@mui/material/ClickAwayListener';
import Paper from '@mui/material/Paper';
import Popper from '@mui/material/Popper';
import type { ReactNode } from 'react';
import { CheckboxInput } from '../forms/checkbox-input';
import { RadioInput } from '../forms/radio-input';
import { TextInput } from '../forms/text-input';
import { useTyped } from './use-typed';

const Sheet = styled(Paper)<{ component: 'fieldset' }>({
  margin: 0,
  minWidth: 200,
  maxHeight: 'min(440px, 70vh)',
  overflowY: 'auto',
  padding: '8px 16px',
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
  '& legend': { position: 'absolute', clipPath: 'inset(50%)' },
});

export interface FilterPanelProps {
  id: string;
  label: string;
  anchor: HTMLElement;
  onClose: () => void;
  children: ReactNode;
}

const controls = 'button, input, textarea, select, label';

/** The click that closes the panel opens no row or link beneath it; another control is used at once. */
function openNothing(beneath: Element): void {
  if (beneath.closest(controls)) return;
  const stop = (event: MouseEvent) => {
    event.preventDefault();
    event.stopPropagation();
  };
  document.addEventListener('click', stop, { capture: true, once: true });
  // What was no click, such as a swipe, leaves the next one alone.
  const end = () => document.removeEventListener('click', stop, true);
  document.addEventListener('pointerdown', end, { capture: true, once: true });
}

/** The panel under a filter: not modal, so that the list can be seen to follow. */
export function FilterPanel({ id, label, anchor, onClose, children }: FilterPanelProps) {
  return (
    // In its place in the document: Tab goes from the button into it.
    <Popper
      open
      disablePortal
      anchorEl={anchor}
      placement="bottom-start"
      role="presentation"
      style={{ zIndex: 10 }}
      modifiers={[{ name: 'offset', options: { offset: [0, 6] } }]}
    >
      <ClickAwayListener
        onClickAway={({ target }) => {
          if (!(target instanceof Element) || anchor.contains(target)) return;
          openNothing(target);
          onClose();
        }}
        mouseEvent="onPointerDown"
      >
        <Sheet component="fieldset" id={id}>
          <legend>{label}</legend>
          {children}
        </Sheet>
      </ClickAwayListener>
    </Popper>
  );
}

export interface FilterChoicesProps {
  options: readonly { value: string; label: string }[];
  values: readonly string[];
  onChange: (values: readonly string[]) => void;
}

export function FilterChoices({ options, values, onChange }: FilterChoicesProps) {
  return options.map(({ value, label }) => (
    <CheckboxInput
      key={value}
      label={label}
      checked={values.includes(value)}
      onChange={(isTicked) => onChange(isTicked ? [...values, value] : values.filter((one) => one !== value))}
    />
  ));
}

export function FilterChoice({ label, options, values, onChange }: FilterChoicesProps & { label: string }) {
  return (
    <RadioInput label={label} options={options} value={values[0]} onChange={(value) => onChange([value])} />
  );
}

interface FilterTextProps {
  value: string;
  onText: (text: string) => void;
}

export function FilterText({ value, onText }: FilterTextProps) {
  const { text, setText, pass } = useTyped(value, onText);
  return (
    <TextInput
      label="Name or part of it"
      value={text}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => event.key === 'Enter' && pass(text)}
      maxLength={100}
      autoComplete="off"
      autoFocus
    />
  );
}

export { DayRangeInput as FilterDays } from '../dates/day-range-input';
