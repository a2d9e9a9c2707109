import type { Components, Theme } from '@mui/material/styles';
import { createElement } from 'react';
import { CheckedBox, CheckedRing, UncheckedBox, UncheckedRing } from './form-icons';
import { PHONE } from './tokens';

const switchRoot = {
  padding: 0,
  borderRadius: 4,
  color: 'var(--field)',
  '&.Mui-checked, &.Mui-checked.Mui-disabled': { color: 'var(--sign)' },
  '&.Mui-disabled': { color: 'var(--field)', opacity: 0.6 },
};

/** What is ticked, chosen or switched: 20 pixels to see, a whole line to press. */
export const switchOverrides: Components<Theme> = {
  MuiCheckbox: {
    defaultProps: { icon: createElement(UncheckedBox), checkedIcon: createElement(CheckedBox) },
    styleOverrides: { root: switchRoot },
  },
  MuiRadio: {
    defaultProps: { icon: createElement(UncheckedRing), checkedIcon: createElement(CheckedRing) },
    styleOverrides: { root: { ...switchRoot, borderRadius: '50%' } },
  },
  MuiSwitch: {
    styleOverrides: {
      switchBase: {
        '&.Mui-checked': { color: 'var(--paper)' },
        '&.Mui-checked + .MuiSwitch-track': { background: 'var(--sign)', opacity: 1 },
      },
      track: { background: 'var(--field)', opacity: 1 },
    },
  },
  MuiFormControlLabel: {
    styleOverrides: {
      root: {
        display: 'flex',
        alignItems: 'flex-start',
        gap: 10,
        minHeight: 28,
        margin: 0,
        padding: '4px 0',
        [PHONE]: { minHeight: 44, padding: '12px 0' },
      },
      label: {
        fontSize: 15,
        lineHeight: 1.4,
        letterSpacing: 'inherit',
        '&.Mui-disabled': { color: 'var(--ink-2)' },
      },
    },
  },
};
