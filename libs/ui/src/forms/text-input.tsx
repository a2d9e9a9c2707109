import { type ComponentProps, type ReactNode, type Ref, useId } from 'react';
import { FieldBox, FieldHelp, FieldLabel, FieldRoot } from './field-parts';

type ControlProps = Omit<ComponentProps<'input'> & ComponentProps<'textarea'>, 'ref' | 'children'>;

export interface TextInputProps extends ControlProps {
  label: string;
  /** Under the field; gives way to `error`. */
  hint?: ReactNode;
  /** What is wrong and what to do. */
  error?: string;
  /** Read, not seen: for a field whose place says what it is (search). */
  hidesLabel?: boolean;
  /** After the text, inside the field. */
  endAdornment?: ReactNode;
  /** A field of several lines. */
  multiline?: boolean;
  inputRef?: Ref<HTMLInputElement>;
  /** The same, as libraries that take an input hand it over. */
  ref?: Ref<HTMLInputElement>;
}

/** A labelled input without a form: the label above, hint or error under it. */
export function TextInput(props: TextInputProps) {
  const { label, hint, error, hidesLabel, endAdornment, multiline, className, id, ref, inputRef, ...rest } =
    props;
  const own = useId();
  const inputId = id ?? own;
  const help = error ?? hint;
  const isWrong = error !== undefined;
  // Both take what is handed on to them.
  const Input = (multiline ? 'textarea' : 'input') as 'input';
  return (
    <FieldRoot>
      {!hidesLabel && (
        <FieldLabel htmlFor={inputId} data-disabled={rest.disabled}>
          {label}
        </FieldLabel>
      )}
      <FieldBox className={className} data-invalid={isWrong} data-disabled={rest.disabled}>
        <Input
          aria-label={hidesLabel ? label : undefined}
          aria-invalid={isWrong}
          aria-describedby={help === undefined ? undefined : `${inputId}-help`}
          {...rest}
          ref={inputRef ?? ref}
          id={inputId}
        />
        {endAdornment}
      </FieldBox>
      {help !== undefined && (
        <FieldHelp id={`${inputId}-help`} isWrong={isWrong}>
          {help}
        </FieldHelp>
      )}
    </FieldRoot>
  );
}
