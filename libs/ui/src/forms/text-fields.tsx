import styled from '@emotion/styled';
import { formatCount } from '@overland/contracts/format';
import { t } from '@overland/i18n';
import { type ReactNode, useId, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { TextButton } from '../actions/button';
import { TextInput, type TextInputProps } from './text-input';
import { type FieldProps, useField } from './use-field';

export interface TextFieldProps extends FieldProps {
  placeholder?: string;
  /** Read, not seen: for a field whose place says what it is. */
  hidesLabel?: boolean;
  /** The browser's name for what goes here: 'name', 'street-address', 'postal-code' … */
  autoComplete?: string;
  inputMode?: 'text' | 'numeric' | 'tel' | 'email' | 'search';
  maxLength?: number;
  readOnly?: boolean;
  lang?: string;
  /** Offered while typing; anything else may be typed. */
  suggestions?: readonly string[];
  /** After the text, inside the field. */
  end?: ReactNode;
  type?: TextInputProps['type'];
  /** Of these rows. */
  multiline?: boolean;
  rows?: number;
  /** Text as it is kept, from the text as it is typed: upper case, digits only. */
  tidy?: (text: string) => string;
}

export function TextField({
  name,
  tidy = (text) => text,
  inputMode,
  maxLength,
  readOnly,
  suggestions,
  end,
  ...rest
}: TextFieldProps) {
  const { field, error } = useField(name);
  const listId = useId();
  const list = suggestions?.length ? listId : undefined;
  return (
    <>
      <TextInput
        {...rest}
        name={name}
        value={field.value ?? ''}
        onChange={(event) => field.onChange(tidy(event.target.value))}
        onBlur={field.onBlur}
        inputRef={field.ref}
        error={error}
        endAdornment={end}
        readOnly={readOnly}
        inputMode={inputMode}
        maxLength={maxLength}
        list={list}
      />
      {list !== undefined && (
        <datalist id={list}>
          {suggestions?.map((text) => (
            <option key={text} value={text} />
          ))}
        </datalist>
      )}
    </>
  );
}

export function EmailField(props: Omit<TextFieldProps, 'type' | 'inputMode'>) {
  return <TextField autoComplete="email" {...props} type="email" inputMode="email" />;
}

const Toggle = styled(TextButton)({ flex: 'none', fontSize: 14, marginRight: 14, fontWeight: 600 });

/** A password with a word to show it; `autoComplete` says whether it is the current or a new one. */
export function PasswordField(props: Omit<TextFieldProps, 'type' | 'end'>) {
  const [isShown, setShown] = useState(false);
  const toggle = (
    <Toggle onClick={() => setShown(!isShown)} aria-label={isShown ? 'Hide password' : 'Show password'}>
      {isShown ? 'Hide' : 'Show'}
    </Toggle>
  );
  return (
    <TextField autoComplete="current-password" {...props} type={isShown ? 'text' : 'password'} end={toggle} />
  );
}

/** Where the count of characters begins, as a part of those that it may have. */
const nearlyFull = 0.8;

/** Counts its characters when few are left. What is too long is refused by the schema and never cut, so that nothing pasted is lost. */
export function TextAreaField({ rows = 3, maxLength, hint, ...props }: TextFieldProps) {
  const value: unknown = useWatch({ name: props.name });
  const length = typeof value === 'string' ? value.length : 0;
  const isCounted = maxLength !== undefined && length >= maxLength * nearlyFull;
  const count = isCounted
    ? t('{count} of {most} characters', { count: formatCount(length), most: formatCount(maxLength) })
    : '';
  return <TextField {...props} hint={[hint, count].filter(Boolean).join(' ')} multiline rows={rows} />;
}
