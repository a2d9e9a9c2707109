import type { Components, Theme } from '@mui/material/styles';

const ring = '0 0 0 3px color-mix(in srgb, var(--sign) 35%, transparent)';

/** The label stands above the field, and is not moved by focus or content. */
export const labelOverrides: Components<Theme> = {
  MuiFormLabel: {
    styleOverrides: {
      root: {
        display: 'flex',
        alignItems: 'center',
        gap: 6,
        marginBottom: 6,
        fontSize: 14,
        fontWeight: 600,
        lineHeight: 1.4,
        letterSpacing: 'inherit',
        '&, &.Mui-focused, &.Mui-error': { color: 'var(--ink)' },
        '&.Mui-disabled': { color: 'var(--ink-2)' },
      },
    },
  },
  MuiInputLabel: {
    defaultProps: { shrink: true, disableAnimation: true },
    styleOverrides: {
      root: {
        position: 'static',
        display: 'block',
        maxWidth: 'none',
        overflow: 'visible',
        whiteSpace: 'normal',
        transform: 'none',
        pointerEvents: 'auto',
        userSelect: 'auto',
      },
    },
  },
  MuiFormHelperText: {
    styleOverrides: {
      root: {
        margin: '6px 0 0',
        fontSize: 14,
        lineHeight: 1.4,
        letterSpacing: 'inherit',
        '&, &.Mui-disabled': { color: 'var(--ink-2)' },
        '&.Mui-error': { color: 'var(--stop)' },
        // One that is read out when it changes stands there empty.
        '&:empty': { display: 'none' },
      },
    },
  },
};

/** A box with a border of 3:1, and a ring while it has the focus. */
export const boxOverrides: Components<Theme> = {
  // The animation that tells MUI of the browser's autofill is for labels that move.
  MuiInputBase: { defaultProps: { disableInjectingGlobalStyles: true } },
  MuiOutlinedInput: {
    defaultProps: { notched: false },
    styleOverrides: {
      root: {
        width: '100%',
        minHeight: 44,
        borderRadius: 8,
        background: 'var(--paper)',
        color: 'var(--ink)',
        fontSize: 16,
        lineHeight: 1.4,
        letterSpacing: 'inherit',
        '--_trailingPad': '1px',
        '& .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--field)' },
        '&:hover .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--ink-2)' },
        '&.Mui-focused': { boxShadow: ring },
        '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1, borderColor: 'var(--sign)' },
        '&.Mui-error .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--stop)' },
        '&.Mui-disabled': { background: 'var(--ground)', color: 'var(--ink-2)' },
        '&.Mui-disabled .MuiOutlinedInput-notchedOutline': { borderColor: 'var(--field)' },
        '&.MuiInputBase-multiline': { padding: 0 },
        '&:has(> input[readonly])': { background: 'var(--ground)' },
      },
      input: {
        flex: '1 1 0',
        boxSizing: 'border-box',
        height: 'auto',
        padding: '10px 14px',
        borderRadius: 'inherit',
        '&::placeholder': { color: 'var(--ink-2)', opacity: '1 !important' },
        '&.Mui-disabled': { WebkitTextFillColor: 'var(--ink-2)' },
      },
    },
  },
};
