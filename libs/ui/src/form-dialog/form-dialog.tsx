import { t } from '@overland/i18n';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button, type ButtonVariant } from '../actions/button';
import { Form, type FormProps } from '../forms/form';
import { FormError } from '../forms/form-error';
import { SubmitButton } from '../forms/submit-button';
import { Stack } from '../frame/card';
import { Dialog, DialogButtons } from '../overlays/dialog';
import { FirstField } from './first-field';
import { useDiscardQuestion } from './use-discard-question';

export { useDiscardQuestion } from './use-discard-question';

interface FormDialogProps<Input extends FieldValues, Output>
  extends Pick<FormProps<Input, Output>, 'schema' | 'defaultValues' | 'onSubmit' | 'keep'> {
  title: string;
  /** Of the form; the title unless told. */
  label?: string;
  width?: number;
  onClose: () => void;
  cancelLabel?: string;
  submitLabel: ReactNode;
  busyLabel: string;
  variant?: ButtonVariant;
  /** It cannot be sent, and its fields say why. */
  disabled?: boolean;
  children: ReactNode;
}

/** A dialog that is a form, with the button that sends it last. */
export function FormDialog<Input extends FieldValues, Output>(props: FormDialogProps<Input, Output>) {
  const { title, label = title, width, onClose, children, ...rest } = props;
  const {
    cancelLabel = t('Cancel'),
    submitLabel,
    busyLabel,
    variant = 'go',
    disabled = false,
    ...form
  } = rest;
  const discarding = useDiscardQuestion({ title, onClose, isKept: form.keep !== undefined });
  return (
    <Dialog open onClose={discarding.close} title={title} width={width}>
      <Form {...form} label={label}>
        {discarding.watch}
        <FirstField>
          <Stack>
            {children}
            <FormError />
            <DialogButtons>
              <Button onClick={onClose}>{cancelLabel}</Button>
              <SubmitButton variant={variant} busyLabel={busyLabel} disabled={disabled} showsError={false}>
                {submitLabel}
              </SubmitButton>
            </DialogButtons>
          </Stack>
        </FirstField>
      </Form>
      {discarding.question}
    </Dialog>
  );
}
