import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { type Ref, useId } from 'react';
import { FieldFrame, helpId } from './field-parts';

export interface Option<V extends string = string> {
  value: V;
  label: string;
}

export interface SelectInputProps {
  label: string;
  /** Read, not seen. */
  hidesLabel?: boolean;
  value: string;
  options: readonly Option[];
  onChange: (value: string) => void;
  /** The first, empty entry: "Select One". Left out where there is always a choice. */
  placeholder?: string;
  hint?: string;
  error?: string;
  name?: string;
  autoComplete?: string;
  autoFocus?: boolean;
  disabled?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<unknown>;
}

export function SelectInput(props: SelectInputProps) {
  const { label, hidesLabel = false, options, onChange, placeholder, hint, error, disabled, ...rest } = props;
  const id = useId();
  // A value that is not offered (any more) is shown as nothing chosen.
  const isOffered = options.some(({ value }) => value === props.value);
  return (
    <FieldFrame id={id} label={label} hidesLabel={hidesLabel} hint={hint} error={error} disabled={disabled}>
      <Select
        {...rest}
        id={id}
        displayEmpty
        value={isOffered ? props.value : ''}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={helpId(id, error ?? hint)}
        {...(hidesLabel ? { 'aria-label': label } : { labelId: `${id}-label` })}
      >
        {placeholder !== undefined && <MenuItem value="">{placeholder}</MenuItem>}
        {options.map(({ value, label: text }) => (
          <MenuItem key={value} value={value}>
            {text}
          </MenuItem>
        ))}
      </Select>
    </FieldFrame>
  );
}
