import type { ReactNode } from 'react';
import { useFormState } from 'react-hook-form';
import { Button, type ButtonProps } from '../actions/button';
import { FormError } from './form-error';

export interface SubmitButtonProps extends ButtonProps {
  children: ReactNode;
  /** "Calculating...", "Processing..." */
  busyLabel: string;
  /** `false` where the page places its own `FormError`. */
  showsError?: boolean;
  /** Longer messages of the server are hidden. */
  maxErrorLength?: number;
}

/** The form's filled button, the server's error above it, the busy label in it while the form is sent. */
export function SubmitButton({ showsError = true, maxErrorLength, children, ...rest }: SubmitButtonProps) {
  const { isSubmitting } = useFormState();
  return (
    <>
      {showsError && <FormError maxLength={maxErrorLength} />}
      <Button variant="go" {...rest} type="submit" busy={isSubmitting}>
        {children}
      </Button>
    </>
  );
}
