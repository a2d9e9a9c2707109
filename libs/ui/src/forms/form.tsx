import styled from '@emotion/styled';
import { messages } from '@overland/contracts';
import { t } from '@overland/i18n';
import { ApiError } from '@overland/web';
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  FormProvider,
  type UseFormReturn,
  useForm,
} from 'react-hook-form';
import { PHONE } from '../theme/tokens';
import { type FormRules, faultIn, loadRules, resolverOf } from './form-rules';
import { useErrorRecheck } from './use-error-recheck';
import { type KeptForm, useKeptValues, useStartValues } from './use-kept-values';

export interface FormProps<Input extends FieldValues, Output> {
  schema: FormRules<Input, Output>;
  defaultValues: DefaultValues<Input>;
  /**
   * Gets the parsed values. An ApiError that it throws is shown: `errors` at their fields by path, the rest
   * as a heading above the submit button. Where it answers `false`, nothing was sent yet.
   */
  onSubmit: (values: Output, form: UseFormReturn<Input, unknown, Output>) => Promise<unknown> | unknown;
  children: ReactNode | ((form: UseFormReturn<Input, unknown, Output>) => ReactNode);
  id?: string;
  /** Names the form for assistive technology. */
  label?: string;
  /** Keeps what is typed, in this tab. Without it a reload begins anew. */
  keep?: KeptForm;
}

const Fields = styled('fieldset')({
  border: 0,
  margin: 0,
  padding: 0,
  minWidth: 0,
  display: 'grid',
  gap: 18,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [PHONE]: { gap: 16 },
});

/** A form of react-hook-form with a schema of the contract; its fields are disabled while it is submitted. */
export function Form<Input extends FieldValues, Output>(props: FormProps<Input, Output>) {
  const { schema, onSubmit, children, id, label, keep } = props;
  const defaultValues = useStartValues(props.defaultValues, keep);
  const root = useRef<HTMLFormElement>(null);
  const form = useForm<Input, unknown, Output>({
    resolver: resolverOf(schema),
    defaultValues,
    // A field is checked when it is left (see `useField`). Checking on change as well would turn the rows of a field array red as soon
    // as they are added; an error that is shown is checked again by `useErrorRecheck`.
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    shouldFocusError: false,
  });
  useErrorRecheck(form);
  const forget = useKeptValues(form, props.defaultValues, keep);
  const { isSubmitting, submitCount } = form.formState;
  // Fields follow the state of the form by themselves (`useField`): a new one here would draw all of them again.
  const [firstState] = useState(form.formState);

  // Fields cannot take the focus while they are disabled, so it is given after the submission.
  useEffect(() => {
    if (!isSubmitting && submitCount > 0) focusFirstInvalid(root.current);
  }, [isSubmitting, submitCount]);

  const send = async (values: Output) => {
    try {
      if ((await onSubmit(values, form)) !== false) forget();
    } catch (error) {
      showError(form, error);
    }
  };
  const prepare = () => loadRules(schema);
  const submit = (event: FormEvent) => {
    // A form inside another one's portal would send both.
    event.stopPropagation();
    void form.handleSubmit(send, (errors) => {
      const fault = faultIn(errors);
      if (fault !== null) showFault(form, fault);
    })(event);
  };

  return (
    <FormProvider {...form} formState={firstState}>
      <form
        ref={root}
        id={id}
        aria-label={label}
        noValidate
        onPointerDown={prepare}
        onKeyDown={prepare}
        onSubmit={submit}
      >
        <Fields disabled={isSubmitting}>{typeof children === 'function' ? children(form) : children}</Fields>
      </form>
    </FormProvider>
  );
}

function focusFirstInvalid(root: HTMLFormElement | null): void {
  const field = root?.querySelector<HTMLElement>(
    ':is(input, textarea, [role=combobox])[aria-invalid=true]:not([aria-hidden])',
  );
  const target = field ?? root?.querySelector<HTMLElement>('[data-form-error]');
  target?.focus();
}

const showFault = <I extends FieldValues, O>(
  form: UseFormReturn<I, unknown, O>,
  message: string = t(messages.internal),
) => form.setError('root.server', { type: 'server', message });

function showError<I extends FieldValues, O>(form: UseFormReturn<I, unknown, O>, error: unknown): void {
  if (!(error instanceof ApiError)) {
    showFault(form);
    throw error;
  }
  const elsewhere: string[] = [];
  for (const { path, message } of error.errors) {
    const name = fieldName(path) as FieldPath<I>;
    if (isField(form.control._fields, name)) form.setError(name, { type: 'server', message });
    else elsewhere.push(message);
  }
  const allAtFields = error.errors.length > 0 && elsewhere.length === 0;
  if (allAtFields) return;
  const message = elsewhere.length > 0 ? elsewhere.join(' ') : error.message;
  form.setError('root.server', { type: 'server', message });
}

/** `vehicleQuotes[0].make` and `/vehicleQuotes/0/make` are `vehicleQuotes.0.make`. */
function fieldName(path: string): string {
  return path
    .replaceAll(/\[(\w+)\]/g, '.$1')
    .replaceAll('/', '.')
    .replace(/^\.|^body\./, '');
}

function isField(fields: unknown, name: string): boolean {
  let at: unknown = fields;
  for (const part of name.split('.')) {
    if (typeof at !== 'object' || at === null) return false;
    at = (at as Record<string, unknown>)[part];
  }
  return typeof at === 'object' && at !== null && '_f' in at;
}
