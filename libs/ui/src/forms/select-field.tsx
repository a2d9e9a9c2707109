import styled from '@emotion/styled';
import { useId } from 'react';
import { ChevronIcon } from '../icons/icons';
import { FieldBox, FieldHelp, FieldLabel, FieldRoot } from './field-parts';
import { type FieldProps, useField } from './use-field';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

const Chevron = styled('span')({
  position: 'absolute',
  right: 12,
  top: 0,
  bottom: 0,
  display: 'grid',
  placeItems: 'center',
  pointerEvents: 'none',
  color: 'var(--ink-2)',
});

const Box = styled(FieldBox)({
  '&& > select': { paddingRight: 36, appearance: 'none', cursor: 'pointer' },
  '& option': { color: 'var(--ink)', background: 'var(--paper)' },
});

export interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The first, empty entry: "Select One". Left out where there is always a choice. */
  placeholder?: string;
  autoComplete?: string;
  /** After the form has the new value. */
  onPick?: (value: string) => void;
}

/** A list to choose from, in the platform's own control: the best one on a phone, and the lightest. */
export function SelectField({
  name,
  label,
  hint,
  options,
  placeholder,
  autoComplete,
  onPick,
  disabled,
  autoFocus,
}: SelectFieldProps) {
  const { field, error } = useField(name);
  const id = useId();
  const help = error ?? hint;
  return (
    <FieldRoot>
      <FieldLabel htmlFor={id} data-disabled={disabled}>
        {label}
      </FieldLabel>
      <Box data-invalid={error !== undefined} data-disabled={disabled}>
        <select
          ref={field.ref}
          id={id}
          name={name}
          value={field.value ?? ''}
          onChange={(event) => {
            field.onChange(event.target.value);
            onPick?.(event.target.value);
          }}
          onBlur={field.onBlur}
          disabled={disabled}
          // biome-ignore lint/a11y/noAutofocus: the page that asks for it says which of its fields comes first
          autoFocus={autoFocus}
          autoComplete={autoComplete}
          aria-invalid={error !== undefined}
          aria-describedby={help === undefined ? undefined : `${id}-help`}
        >
          {placeholder !== undefined && <option value="">{placeholder}</option>}
          {options.map(({ value, label: text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
        <Chevron>
          <ChevronIcon />
        </Chevron>
      </Box>
      {help !== undefined && (
        <FieldHelp id={`${id}-help`} isWrong={error !== undefined}>
          {help}
        </FieldHelp>
      )}
    </FieldRoot>
  );
}
