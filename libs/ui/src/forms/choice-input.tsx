import styled from '@emotion/styled';
import { PHONE } from '../theme/tokens';
import { RadioInput } from './radio-input';

/**
 * A few choices side by side, without a form: radio buttons that look like one control. Each fills its segment, and its label
 * is what is seen.
 */
export const ChoiceInput = styled(RadioInput)({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: '1fr',
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  '&[aria-invalid=true]': { borderColor: 'var(--stop)' },
  '&:focus-within:has(:focus-visible)': {
    boxShadow: '0 0 0 3px color-mix(in srgb, var(--sign) 35%, transparent)',
    borderColor: 'var(--sign)',
  },
  '& .MuiFormControlLabel-root': {
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    minHeight: 42,
    margin: 0,
    padding: '6px 10px',
    textAlign: 'center',
    fontSize: 15,
    '&:first-of-type': { borderRadius: '7px 0 0 7px' },
    '&:last-of-type': { borderRadius: '0 7px 7px 0' },
    '&:hover:not(:has(:checked, :disabled))': { background: 'var(--tint)' },
    '&:has(:checked)': { background: 'var(--sign)', color: 'var(--sign-ink)', fontWeight: 600 },
    '&:has(:disabled)': { cursor: 'default', opacity: 0.7 },
    [PHONE]: { fontSize: 14, padding: '6px 4px' },
  },
  '& .MuiFormControlLabel-root + .MuiFormControlLabel-root': { borderLeft: '1px solid var(--field)' },
  '&& .MuiFormControlLabel-label': { font: 'inherit', color: 'inherit', lineHeight: 1.25 },
  '& .MuiRadio-root': { position: 'absolute', inset: 0, margin: 0, opacity: 0 },
}) as typeof RadioInput;
