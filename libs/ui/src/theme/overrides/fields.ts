import type { Components } from '@mui/material/styles';

const ring = '0 0 0 3px color-mix(in srgb, var(--sign) 35%, transparent)';

/** Inputs as in the mock-ups: the label above, a hairline of 3:1, a ring on focus. */
export const fieldOverrides: Components = {
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        transform: 'none',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        fontSize: 14,
        fontWeight: 600,
        lineHeight: 1.4,
        marginBottom: 6,
        color: 'var(--ink)',
        '&.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
        '&.Mui-disabled': { color: 'var(--ink-2)' },
      },
    },
  },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        minHeight: 44,
        borderRadius: 8,
        fontSize: 16,
        lineHeight: 1.4,
        background: 'var(--paper)',
        color: 'var(--ink)',
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-2)' },
        '&.Mui-focused': { boxShadow: ring },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--sign)', borderWidth: 1 },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--stop)' },
        '&.Mui-disabled': { background: 'var(--ground)' },
      },
      notchedOutline: { borderColor: 'var(--field)', top: 0, '& legend': { display: 'none' } },
      input: {
        height: 'auto',
        padding: '10px 14px',
        '&::placeholder': { color: 'var(--ink-2)', opacity: 1 },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--ink-2)' },
      },
      multiline: { padding: 0 },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: 14,
        lineHeight: 1.4,
        color: 'var(--ink-2)',
        '&.Mui-error': { color: 'var(--stop)' },
      },
    },
  },
  MuiNativeSelect: {
    styleOverrides: {
      select: { '&&': { paddingRight: 36 }, '& option': { color: 'var(--ink)', background: 'var(--paper)' } },
    },
  },
  MuiCheckbox: { defaultProps: { disableRipple: true } },
};
