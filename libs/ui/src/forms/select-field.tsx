import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import NativeSelect from '@mui/material/NativeSelect';
import OutlinedInput from '@mui/material/OutlinedInput';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { ChevronIcon } from '../icons/icons';
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

const SelectChevron = () => (
  <Chevron>
    <ChevronIcon />
  </Chevron>
);

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
  ...rest
}: SelectFieldProps) {
  const { field, error } = useField(name);
  const id = useId();
  const help = error ?? hint;
  return (
    <FormControl error={error !== undefined} disabled={rest.disabled} fullWidth variant="outlined">
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <NativeSelect
        input={<OutlinedInput />}
        IconComponent={SelectChevron}
        name={name}
        value={field.value ?? ''}
        onChange={(event) => {
          field.onChange(event.target.value);
          onPick?.(event.target.value);
        }}
        onBlur={field.onBlur}
        inputRef={field.ref}
        autoFocus={rest.autoFocus}
        inputProps={{
          id,
          autoComplete,
          'aria-invalid': error !== undefined,
          'aria-describedby': help === undefined ? undefined : `${id}-help`,
        }}
      >
        {placeholder !== undefined && <option value="">{placeholder}</option>}
        {options.map(({ value, label: text }) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </NativeSelect>
      {help !== undefined && <FormHelperText id={`${id}-help`}>{help}</FormHelperText>}
    </FormControl>
  );
}
