import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { type ReactNode, useId } from 'react';

export interface TextInputProps extends Omit<OutlinedInputProps, 'label' | 'error' | 'notched'> {
  label: string;
  /** Under the field; gives way to `error`. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
  /** Read, not seen: for a field whose place says what it is (search). */
  hidesLabel?: boolean;
}

/** A labelled input without a form: the label above, hint or error under it. MUI's TextField would weigh four times as much. */
export function TextInput({
  label,
  hint,
  error,
  hidesLabel,
  id,
  inputProps,
  disabled,
  ...rest
}: TextInputProps) {
  const own = useId();
  const inputId = id ?? own;
  const helpId = `${inputId}-help`;
  const help = error ?? hint;
  return (
    <FormControl error={error !== undefined} disabled={disabled} fullWidth variant="outlined">
      {!hidesLabel && <InputLabel htmlFor={inputId}>{label}</InputLabel>}
      <OutlinedInput
        {...rest}
        id={inputId}
        inputProps={{
          ...inputProps,
          ...(hidesLabel && { 'aria-label': label }),
          'aria-describedby': help === undefined ? undefined : helpId,
        }}
      />
      {help !== undefined && <FormHelperText id={helpId}>{help}</FormHelperText>}
    </FormControl>
  );
}
