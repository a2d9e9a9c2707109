import styled from '@emotion/styled';
import type { ComponentProps, ReactNode } from 'react';

/** A field: its label, its box, and the words under it. */
export const FieldRoot = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  position: 'relative',
  width: '100%',
  minWidth: 0,
});

export const FieldLabel = styled('label')({
  display: 'block',
  marginBottom: 6,
  fontSize: 14,
  fontWeight: 600,
  lineHeight: 1.4,
  color: 'var(--ink)',
  '&[data-disabled=true]': { color: 'var(--ink-2)' },
});

/** Around the control: a hairline of 3:1 and a ring while it has the focus. */
export const FieldBox = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  width: '100%',
  minHeight: 44,
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  color: 'var(--ink)',
  fontSize: 16,
  lineHeight: 1.4,
  cursor: 'text',
  '&:hover': { borderColor: 'var(--ink-2)' },
  '&:focus-within': {
    borderColor: 'var(--sign)',
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--sign) 35%, transparent)',
  },
  '&[data-invalid=true]': { borderColor: 'var(--stop)' },
  '&[data-disabled=true]': { background: 'var(--ground)', cursor: 'default' },
  '& > input, & > textarea, & > select': {
    flex: 1,
    minWidth: 0,
    width: '100%',
    margin: 0,
    padding: '9px 13px',
    border: 0,
    borderRadius: 7,
    outline: 'none',
    background: 'none',
    color: 'inherit',
    font: 'inherit',
    letterSpacing: 'inherit',
  },
  '& > textarea': { resize: 'none', display: 'block' },
  '& ::placeholder': { color: 'var(--ink-2)', opacity: 1 },
  '& > :disabled': { color: 'var(--ink-2)', WebkitTextFillColor: 'var(--ink-2)', opacity: 1 },
  '& > [type=search]::-webkit-search-decoration': { appearance: 'none' },
});

const Help = styled('p')({
  margin: '6px 0 0',
  fontSize: 14,
  lineHeight: 1.4,
  color: 'var(--ink-2)',
  '&[data-invalid=true]': { color: 'var(--stop)' },
});

interface FieldHelpProps extends ComponentProps<'p'> {
  isWrong: boolean;
  children: ReactNode;
}

/** The hint under a field, or what is wrong with it. */
export function FieldHelp({ isWrong, ...rest }: FieldHelpProps) {
  return <Help {...rest} data-invalid={isWrong} />;
}
