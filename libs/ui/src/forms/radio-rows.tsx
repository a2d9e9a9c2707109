import styled from '@emotion/styled';
import { PHONE } from '../theme/tokens';
import { RadioInput } from './radio-input';

/** A radio input as rows of one box, for choices that need more than a word. */
export const RadioRows = styled(RadioInput)({
  border: '1px solid var(--field)',
  borderRadius: 8,
  background: 'var(--paper)',
  '& .MuiFormControlLabel-root': {
    position: 'relative',
    alignItems: 'center',
    gap: 12,
    minHeight: 52,
    padding: '8px 16px',
    '&:first-of-type': { borderRadius: '7px 7px 0 0' },
    '&:last-of-type': { borderRadius: '0 0 7px 7px' },
    '&:only-of-type': { borderRadius: 7 },
    '&:hover, &:has(:checked)': { background: 'var(--tint)' },
    '&:has(:checked) strong': { fontWeight: 800 },
    '&:has(:focus-visible)': { outline: '3px solid var(--blue)', outlineOffset: 2, zIndex: 1 },
    [PHONE]: { padding: '8px 12px', minHeight: 56 },
  },
  '& .MuiFormControlLabel-root + .MuiFormControlLabel-root': { borderTop: '1px solid var(--line)' },
  '& .MuiFormControlLabel-label': { flex: 1, lineHeight: 1.3 },
  // The row has the outline.
  '&& .MuiRadio-root.Mui-focusVisible svg:first-of-type': { outline: 'none' },
}) as typeof RadioInput;
