import styled from '@emotion/styled';
import { useRef } from 'react';
import { TextInput } from './text-input';
import { type FieldProps, useField } from './use-field';

const length = 6;

const Wide = styled(TextInput)({
  '&& input': {
    fontSize: 26,
    fontWeight: 600,
    letterSpacing: '.35em',
    padding: '10px 14px',
    textAlign: 'center',
  },
});

/** The six digits of an email. Takes a paste with spaces or words around them, and submits the form when complete. */
export function CodeField({ name, label, hint, ...rest }: FieldProps) {
  const { field, error } = useField(name);
  const sent = useRef('');
  const change = (text: string, form: HTMLFormElement | null) => {
    const code = text.replaceAll(/\D/g, '').slice(0, length);
    field.onChange(code);
    if (code.length < length) sent.current = '';
    else if (sent.current !== code) {
      sent.current = code;
      // After the form has the value.
      queueMicrotask(() => form?.requestSubmit());
    }
  };
  return (
    <Wide
      {...rest}
      label={label}
      hint={hint}
      name={name}
      value={field.value ?? ''}
      onChange={(event) => change(event.target.value, event.target.form)}
      onBlur={field.onBlur}
      inputRef={field.ref}
      error={error}
      autoComplete="one-time-code"
      inputMode="numeric"
    />
  );
}
