import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import type { ReactNode } from 'react';

export interface FieldFrameProps {
  /** Of the control; its label and its help are `…-label` and `…-help`. */
  id: string;
  label: ReactNode;
  /** Read, not seen: the control then carries the label itself. */
  hidesLabel?: boolean;
  /** Under the control; gives way to `error`. */
  hint?: ReactNode;
  error?: string | undefined;
  /** The help changes while somebody types. */
  isHelpLive?: boolean;
  disabled?: boolean;
  children: ReactNode;
}

export function FieldFrame(props: FieldFrameProps) {
  const { id, label, hidesLabel = false, hint, error, isHelpLive = false, disabled, children } = props;
  const help = error ?? hint;
  return (
    <FormControl fullWidth error={error !== undefined} disabled={disabled}>
      {!hidesLabel && (
        <InputLabel id={`${id}-label`} htmlFor={id}>
          {label}
        </InputLabel>
      )}
      {children}
      {(hasText(help) || isHelpLive) && (
        <FormHelperText id={`${id}-help`} {...(isHelpLive && { 'aria-live': 'polite' })}>
          {help}
        </FormHelperText>
      )}
    </FormControl>
  );
}

/** What `aria-describedby` of the control is. */
export const helpId = (id: string, help: ReactNode): string | undefined =>
  hasText(help) ? `${id}-help` : undefined;

const hasText = (help: ReactNode): boolean => help !== undefined && help !== null && help !== '';
