import OutlinedInput from '@mui/material/OutlinedInput';
import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { FieldFrame, helpId } from './field-parts';

type ControlProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'children'>;

export interface TextInputProps extends ControlProps {
  label: string;
  /** Under the field; gives way to `error`. */
  hint?: ReactNode;
  error?: string;
  /** Read, not seen: for a field whose place says what it is (search). */
  hidesLabel?: boolean;
  /** After the text, inside the field. */
  endAdornment?: ReactNode;
  multiline?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** The same, as libraries that take an input pass it. */
  ref?: Ref<HTMLInputElement>;
  boxRef?: Ref<HTMLDivElement>;
}

export function TextInput(props: TextInputProps) {
  const {
    label,
    hint,
    error,
    hidesLabel = false,
    endAdornment,
    multiline,
    rows,
    className,
    boxRef,
    ...rest
  } = props;
  const { id: givenId, ref, inputRef, value, disabled, onChange, onFocus, onBlur, ...attributes } = rest;
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <FieldFrame id={id} label={label} hidesLabel={hidesLabel} hint={hint} error={error} disabled={disabled}>
      <OutlinedInput
        ref={boxRef}
        id={id}
        className={className}
        inputRef={inputRef ?? ref}
        multiline={multiline}
        rows={rows}
        // Of fixed rows: MUI's own text area measures itself to grow, which costs a form's first view.
        {...(multiline && { inputComponent: 'textarea' })}
        endAdornment={endAdornment}
        aria-describedby={helpId(id, error ?? hint)}
        value={value}
        onChange={onChange}
        onFocus={onFocus}
        onBlur={onBlur}
        slotProps={{ input: { 'aria-label': hidesLabel ? label : undefined, ...attributes } }}
      />
    </FieldFrame>
  );
}
