import type { ReactNode } from 'react';
import { CheckboxInput } from './checkbox-input';
import { useField } from './use-field';

export interface CheckboxFieldProps {
  name: string;
  label: ReactNode;
  hint?: string;
  disabled?: boolean;
  onPick?: (checked: boolean) => void;
}

export function CheckboxField({ name, onPick, ...rest }: CheckboxFieldProps) {
  const { field, error, change } = useField(name, onPick);
  return (
    <CheckboxInput
      {...rest}
      name={name}
      inputRef={field.ref}
      checked={field.value === true}
      error={error}
      onBlur={field.onBlur}
      onChange={change}
    />
  );
}
