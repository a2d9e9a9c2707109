import { t } from '@overland/i18n';
import type { ReactNode } from 'react';
import { ChoiceInput } from './choice-input';
import type { Choice } from './radio-input';
import { useField } from './use-field';

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

export function ChoiceField<V extends Choice>({ name, onPick, ...rest }: ChoiceFieldProps<V>) {
  const { field, error, change } = useField(name, onPick);
  return (
    <ChoiceInput
      {...rest}
      inputRef={field.ref}
      value={field.value}
      error={error}
      onBlur={field.onBlur}
      onChange={change}
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
