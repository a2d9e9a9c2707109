import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import { type ReactNode, type Ref, useId } from 'react';

export interface CheckboxInputProps {
  label: ReactNode;
  checked: boolean;
  /** Of what it stands for a part is ticked. */
  isPartly?: boolean;
  onChange: (checked: boolean) => void;
  hint?: string;
  error?: string;
  name?: string;
  disabled?: boolean;
  onBlur?: () => void;
  inputRef?: Ref<HTMLInputElement>;
}

export function CheckboxInput(props: CheckboxInputProps) {
  const { label, checked, isPartly = false, onChange, hint, error, name, disabled, onBlur, inputRef } = props;
  const id = useId();
  const help = error ?? hint;
  const input = {
    ref: inputRef,
    'aria-invalid': error !== undefined,
    'aria-describedby': help === undefined ? undefined : id,
  };
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      <FormControlLabel
        label={label}
        control={
          <Checkbox
            name={name}
            checked={checked}
            indeterminate={isPartly}
            onChange={(_event, isTicked) => onChange(isTicked)}
            onBlur={onBlur}
            slotProps={{ input }}
          />
        }
      />
      {help !== undefined && <FormHelperText id={id}>{help}</FormHelperText>}
    </FormControl>
  );
}
