import { translate } from '@overland/i18n';
import {
  type ControllerRenderProps,
  type FieldValues,
  get,
  useController,
  useFormContext,
} from 'react-hook-form';

interface FieldState<V> {
  /** Its `onBlur` checks the field by the schema, but not where it was empty and is: only sending says that it is missing. */
  field: ControllerRenderProps<FieldValues, string>;
  /** Checks it in any case: of fields that show more than their value. */
  check: () => void;
  error: string | undefined;
  /** Sets the value, and tells who asked to know. */
  change: (value: V) => void;
  /** The form is being sent. Its fieldset disables native controls; others need to be told. */
  isSubmitting: boolean;
}

/** A field by name. The name is a path: `vehicleQuotes.0.make`. */
export function useField<V>(name: string, onPick?: (value: V) => void): FieldState<V> {
  const { control } = useFormContext();
  const { field, formState } = useController({ name, control });
  const { message, type }: { message?: unknown; type?: string } = get(formState.errors, name) ?? {};
  const error = typeof message === 'string' && message !== '' ? translate(message) : undefined;
  // Leaving a field checks it by the schema, which would take away what the server said of an unchanged value.
  const check = type === 'server' ? nothing : field.onBlur;
  const isUntouched =
    error === undefined && isEmpty(field.value) && isEmpty(get(formState.defaultValues, name));
  return {
    field: { ...field, onBlur: isUntouched ? nothing : check },
    check,
    error,
    change: (value) => {
      field.onChange(value);
      onPick?.(value);
    },
    isSubmitting: formState.isSubmitting,
  };
}

const nothing = () => undefined;
const isEmpty = (value: unknown) => value === undefined || value === null || value === '';

export interface FieldProps {
  /** Path in the form's values. */
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}
