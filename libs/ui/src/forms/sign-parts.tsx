import styled from '@emotion/styled';
import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputBase from '@mui/material/InputBase';
import InputLabel from '@mui/material/InputLabel';
import { panelLine, SignPanel } from '../route/route-sign';
import { PHONE } from '../theme/tokens';
import type { FieldFrameProps } from './field-parts';

const Panel = styled(SignPanel)({
  display: 'grid',
  padding: '20px 22px 16px',
  '&:focus-within': {
    outline: '3px solid color-mix(in srgb, var(--sign) 45%, transparent)',
    outlineOffset: 2,
  },
  '& .MuiInputLabel-root': {
    margin: 0,
    '&, &.Mui-focused, &.Mui-error, &.Mui-disabled': { color: 'inherit' },
  },
  [PHONE]: { padding: '15px 20px 10px' },
});

export const SignInput = styled(InputBase)({
  width: '100%',
  color: 'inherit',
  fontSize: 26,
  fontWeight: 800,
  lineHeight: 1.3,
  letterSpacing: '-.01em',
  // Stronger than the padding that the theme gives to fields with suggestions.
  '&&& .MuiInputBase-input': {
    height: 'auto',
    padding: '2px 0',
    borderBottom: '2px solid transparent',
    textOverflow: 'ellipsis',
    '&::placeholder': { color: 'inherit', opacity: '0.85 !important', fontWeight: 600 },
    '&:placeholder-shown, &:focus': { borderBottomColor: panelLine },
    '&:focus-visible': { outline: 'none' },
    '&::selection': { background: 'var(--panel-ink)', color: 'var(--panel)' },
  },
  [PHONE]: { fontSize: 24, '&&& .MuiInputBase-input': { padding: '6px 0 5px' } },
});

const SignHelp = styled(FormHelperText)({
  '&&': { marginTop: 2, minHeight: 21, lineHeight: 1.5, color: 'inherit' },
  '&&.Mui-error': {
    justifySelf: 'start',
    minHeight: 0,
    marginTop: 4,
    padding: '2px 8px',
    borderRadius: 6,
    fontWeight: 600,
    background: 'var(--stop-tint)',
    color: 'var(--stop)',
  },
});

/** As `FieldFrame`, on a guide sign. */
export function SignFrame({ id, label, hint, error, disabled, children }: FieldFrameProps) {
  return (
    <FormControl error={error !== undefined} disabled={disabled}>
      <Panel>
        <InputLabel htmlFor={id}>{label}</InputLabel>
        {children}
        <SignHelp id={`${id}-help`} aria-live="polite">
          {(error ?? hint) || ' '}
        </SignHelp>
      </Panel>
    </FormControl>
  );
}
