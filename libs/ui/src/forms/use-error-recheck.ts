import { useEffect } from 'react';
import { type FieldErrors, type FieldPath, type FieldValues, get, type UseFormReturn } from 'react-hook-form';

/**
 * Checks the fields that show an error again after every change, so that an error goes as soon as it is answered: in
 * its own field, in another one that the same rule reads, or by a value that the page sets.
 */
export function useErrorRecheck<Input extends FieldValues, Output>(
  form: UseFormReturn<Input, unknown, Output>,
): void {
  const { subscribe, trigger } = form;
  useEffect(
    () =>
      subscribe({
        formState: { values: true },
        callback: ({ name: changed, errors = {} }) => {
          const wrong = pathsOf(errors).filter((path) => path === changed || !isOfServer(errors, path));
          if (wrong.length > 0) void trigger(wrong as FieldPath<Input>[]);
        },
      }),
    [subscribe, trigger],
  );
}

/** The schema knows nothing of what the server refused: only a change of the field itself takes that away. */
function isOfServer(errors: FieldErrors, path: string): boolean {
  const { type }: { type?: string } = get(errors, path) ?? {};
  return type === 'server';
}

/** The names of the fields with errors; `root` belongs to the form, not to a field. */
export function pathsOf(errors: object, parent = ''): string[] {
  return Object.entries(errors).flatMap(([key, error]: [string, unknown]) => {
    if (typeof error !== 'object' || error === null || (parent === '' && key === 'root')) return [];
    const path = parent === '' ? key : `${parent}.${key}`;
    return 'type' in error && typeof error.type === 'string' ? [path] : pathsOf(error, path);
  });
}
