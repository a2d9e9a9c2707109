import styled from '@emotion/styled';
import { type ReactNode, useId } from 'react';
import { FieldHelp } from './field-parts';
import { useField } from './use-field';

const Line = styled('label')({
  display: 'flex',
  alignItems: 'flex-start',
  gap: 10,
  minHeight: 28,
  padding: '4px 0',
  fontSize: 15,
  lineHeight: 1.4,
  cursor: 'pointer',
  '& input': {
    flex: 'none',
    width: 20,
    height: 20,
    margin: 0,
    accentColor: 'var(--sign)',
    cursor: 'inherit',
  },
  '&:has(:disabled)': { color: 'var(--ink-2)', cursor: 'default' },
});

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
  onPick?: (checked: boolean) => void;
}

/** Yes or nothing. The value is a boolean. */
export function CheckboxField({ name, label, hint, disabled, onPick }: CheckboxFieldProps) {
  const { field, error } = useField(name);
  const id = useId();
  const help = error ?? hint;
  return (
    <div>
      <Line>
        <input
          ref={field.ref}
          type="checkbox"
          name={name}
          checked={field.value === true}
          disabled={disabled}
          aria-invalid={error !== undefined}
          aria-describedby={help === undefined ? undefined : id}
          onChange={(event) => {
            field.onChange(event.target.checked);
            onPick?.(event.target.checked);
          }}
          onBlur={field.onBlur}
        />
        <span>{label}</span>
      </Line>
      {help !== undefined && (
        <FieldHelp id={id} isWrong={error !== undefined}>
          {help}
        </FieldHelp>
      )}
    </div>
  );
}
