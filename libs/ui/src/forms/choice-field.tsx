import styled from '@emotion/styled';
import { t } from '@overland/i18n';
import type { ReactNode } from 'react';
import { PHONE } from '../theme/tokens';
import { type Choice, RadioInput } from './radio-input';
import { useField } from './use-field';

/** Radio buttons that look like one control: each fills its segment, and its label is what is seen. */
const Segments = styled(RadioInput)({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  '&[aria-invalid=true]': { borderColor: 'var(--stop)' },
  '&:focus-within:has(:focus-visible)': {
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--sign) 35%, transparent)',
    borderColor: 'var(--sign)',
  },
  '& .MuiFormControlLabel-root': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 42,
    margin: 0,
    padding: '6px 10px',
    textAlign: 'center',
    fontSize: 15,
    '&:first-of-type': { borderRadius: '7px 0 0 7px' },
    '&:last-of-type': { borderRadius: '0 7px 7px 0' },
    '&:hover:not(:has(:checked, :disabled))': { background: 'var(--tint)' },
    '&:has(:checked)': { background: 'var(--sign)', color: 'var(--sign-ink)', fontWeight: 600 },
    '&:has(:disabled)': { cursor: 'default', opacity: 0.7 },
    [PHONE]: { fontSize: 14, padding: '6px 4px' },
  },
  '& .MuiFormControlLabel-root + .MuiFormControlLabel-root': { borderLeft: '1px solid var(--field)' },
  '&& .MuiFormControlLabel-label': { font: 'inherit', color: 'inherit', lineHeight: 1.25 },
  '& .MuiRadio-root': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
}) as typeof RadioInput;

export interface ChoiceFieldProps<V extends Choice> {
  name: string;
  label: string;
  options: readonly { value: V; label: ReactNode }[];
  hint?: string;
  disabled?: boolean;
  /** Beside the label: an `InfoTip`. */
  aside?: ReactNode;
  onPick?: (value: V) => void;
}

/** A few choices side by side. Values keep their type. */
export function ChoiceField<V extends Choice>({ name, onPick, ...rest }: ChoiceFieldProps<V>) {
  const { field, error } = useField(name);
  return (
    <Segments
      {...rest}
      inputRef={field.ref}
      value={field.value}
      error={error}
      onBlur={field.onBlur}
      onChange={(value) => {
        field.onChange(value);
        onPick?.(value);
      }}
    />
  );
}

/** Yes or No, nothing chosen at first unless the form says so. The value is a boolean. */
export function YesNoField(props: Omit<ChoiceFieldProps<boolean>, 'options'>) {
  return (
    <ChoiceField
      {...props}
      options={[
        { value: true, label: t('Yes') },
        { value: false, label: t('No') },
      ]}
    />
  );
}
