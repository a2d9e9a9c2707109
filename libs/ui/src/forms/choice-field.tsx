import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { PHONE } from '../theme/tokens';
import { FieldHelp } from './field-parts';
import { useField } from './use-field';

const Group = styled('fieldset')({ border: 0, margin: 0, padding: 0, minWidth: 0 });
const Legend = styled('legend')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  padding: 0,
  marginBottom: 6,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.4,
});
const Segments = styled('div')({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  '&[data-invalid=true]': { borderColor: 'var(--stop)' },
  '&:focus-within:has(:focus-visible)': {
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--sign) 35%, transparent)',
    borderColor: 'var(--sign)',
  },
});
const Segment = styled('label')({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: 42,
  padding: '6px 10px',
  textAlign: 'center',
  fontSize: 15,
  lineHeight: 1.25,
  cursor: 'pointer',
  '& + &': { borderLeft: '1px solid var(--field)' },
  '&:first-of-type': { borderRadius: '7px 0 0 7px' },
  '&:last-of-type': { borderRadius: '0 7px 7px 0' },
  '&:hover:not(:has(:checked, :disabled))': { background: 'var(--tint)' },
  '&:has(:checked)': { background: 'var(--sign)', color: 'var(--sign-ink)', fontWeight: 600 },
  '&:has(:disabled)': { cursor: 'default', opacity: 0.7 },
  '& input': { position: 'absolute', inset: 0, margin: 0, opacity: 0, cursor: 'inherit' },
  [PHONE]: { fontSize: 14, padding: '6px 4px' },
});

type Choice = string | number | boolean;

export interface ChoiceFieldProps<V extends Choice> {
  name: string;
  label: string;
  options: readonly { value: V; label: string }[];
  hint?: string;
  disabled?: boolean;
  /** Beside the label: an `InfoTip`. */
  aside?: ReactNode;
  onPick?: (value: V) => void;
}

/** A few choices side by side: radio buttons that look like one control. Values keep their type. */
export function ChoiceField<V extends Choice>(props: ChoiceFieldProps<V>) {
  const { name, label, options, hint, disabled, aside, onPick } = props;
  const { field, error } = useField(name);
  const id = useId();
  const help = error ?? hint;
  return (
    <Group disabled={disabled} aria-describedby={help === undefined ? undefined : `${id}-help`}>
      <Legend>
        {label}
        {aside}
      </Legend>
      <Segments data-invalid={error !== undefined}>
        {options.map((option, index) => (
          <Segment key={String(option.value)}>
            <input
              ref={index === 0 ? field.ref : undefined}
              type="radio"
              name={`${id}-${name}`}
              checked={field.value === option.value}
              aria-invalid={error !== undefined}
              onChange={() => {
                field.onChange(option.value);
                onPick?.(option.value);
              }}
              onBlur={field.onBlur}
            />
            <span>{option.label}</span>
          </Segment>
        ))}
      </Segments>
      {help !== undefined && (
        <FieldHelp id={`${id}-help`} isWrong={error !== undefined}>
          {help}
        </FieldHelp>
      )}
    </Group>
  );
}

/** Yes or No, nothing chosen at first unless the form says so. The value is a boolean. */
export function YesNoField(props: Omit<ChoiceFieldProps<boolean>, 'options'>) {
  return (
    <ChoiceField
      {...props}
      options={[
        { value: true, label: 'Yes' },
        { value: false, label: 'No' },
      ]}
    />
  );
}
