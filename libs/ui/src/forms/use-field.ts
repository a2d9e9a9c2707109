import {
  type ControllerRenderProps,
  type FieldValues,
  get,
  useController,
  useFormContext,
} from 'react-hook-form';

/** A field by name with the message to show under it. The name is a path: `vehicleQuotes.0.make`. */
export function useField(name: string): {
  field: ControllerRenderProps<FieldValues, string>;
  error: string | undefined;
} {
  const { control } = useFormContext();
  const { field, formState } = useController({ name, control });
  const { message }: { message?: unknown } = get(formState.errors, name) ?? {};
  return { field, error: typeof message === 'string' && message !== '' ? message : undefined };
}

/** What every field takes. */
export interface FieldProps {
  /** Path in the form's values. */
  name: string;
  label: string;
  hint?: string;
  disabled?: boolean;
  autoFocus?: boolean;
}
