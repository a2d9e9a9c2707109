import { type Option, SelectInput } from './select-input';
import { type FieldProps, useField } from './use-field';

export interface SelectFieldProps extends FieldProps {
  options: readonly Option[];
  /** The first, empty entry: "Select One". Left out where there is always a choice. */
  placeholder?: string;
  autoComplete?: string;
  /** After the form has the new value. */
  onPick?: (value: string) => void;
}

export function SelectField({ name, onPick, disabled, ...rest }: SelectFieldProps) {
  const { field, error, change, isSubmitting } = useField(name, onPick);
  return (
    <SelectInput
      {...rest}
      name={name}
      inputRef={field.ref}
      value={field.value ?? ''}
      error={error}
      disabled={disabled || isSubmitting}
      onBlur={field.onBlur}
      onChange={change}
    />
  );
}
