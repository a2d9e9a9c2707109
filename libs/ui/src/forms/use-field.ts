import { translate } from '@overland/i18n';
import {
  type ControllerRenderProps,
  type FieldValues,
  get,
  useController,
  useFormContext,
} from 'react-hook-form';

interface FieldState<V> {
  field: ControllerRenderProps<FieldValues, string>;
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
  return {
    // Leaving a field checks it by the schema, which would take away what the server said of an unchanged value.
    field: type === 'server' ? { ...field, onBlur: () => undefined } : field,
    error: typeof message === 'string' && message !== '' ? translate(message) : undefined,
    change: (value) => {
      field.onChange(value);
      onPick?.(value);
    },
    isSubmitting: formState.isSubmitting,
  };
}

export interface FieldProps {
  /** Path in the form's values. */
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}
