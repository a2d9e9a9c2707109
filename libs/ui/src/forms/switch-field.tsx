import styled from '@emotion/styled';
import { PHONE } from '../theme/tokens';
import { SwitchInput } from './switch-input';
import { type FieldProps, useField } from './use-field';

const Line = styled('label')({
  display: 'flex',
  gap: 12,
  alignItems: 'flex-start',
  minHeight: 28,
  fontSize: 15,
  lineHeight: 1.4,
  cursor: 'pointer',
  '& small': { display: 'block', fontSize: 14, color: 'var(--ink-2)' },
  [PHONE]: { minHeight: 44, paddingTop: 10 },
});

export interface SwitchFieldProps extends Omit<FieldProps, 'autoFocus'> {
  /** After the form has the new value. */
  onPick?: (isOn: boolean) => void;
  /** It is on whatever the form says, and cannot be turned off. */
  isAlwaysOn?: boolean;
}

export function SwitchField({ name, label, hint, disabled, onPick, isAlwaysOn = false }: SwitchFieldProps) {
  const { field, change, isSubmitting } = useField(name, onPick);
  return (
    <Line>
      <SwitchInput
        label={label}
        checked={isAlwaysOn || field.value === true}
        disabled={disabled || isAlwaysOn || isSubmitting}
        onChange={change}
      />
      <span>
        {label}
        {hint !== undefined && <small>{hint}</small>}
      </span>
    </Line>
  );
}
