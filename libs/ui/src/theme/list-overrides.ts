import type { Components, Theme } from '@mui/material/styles';
import { SelectArrow } from './form-icons';
import { PHONE } from './tokens';

export const sheet = {
  border: '1px solid var(--line)',
  borderRadius: '8px',
  background: 'var(--paper)',
  color: 'var(--ink)',
  boxShadow: '0 8px 32px rgb(0 0 0 / .22)',
};

export const listOverrides: Components<Theme> = {
  MuiSelect: {
    defaultProps: {
      IconComponent: SelectArrow,
      MenuProps: {
        anchorOrigin: { vertical: 'bottom', horizontal: 'left' },
        transformOrigin: { vertical: -4, horizontal: 'left' },
        slotProps: { paper: { sx: sheet } },
      },
    },
    styleOverrides: {
      select: {
        minHeight: 0,
        padding: '10px 36px 10px 14px',
        '&:focus-visible': { outline: 'none' },
      },
      icon: { right: 12, top: 'calc(50% - 9px)', height: 18, color: 'var(--ink-2)' },
    },
  },
  MuiMenuItem: {
    styleOverrides: {
      root: {
        minHeight: 40,
        margin: '0 4px',
        padding: '8px 10px',
        borderRadius: 6,
        fontSize: 16,
        lineHeight: 1.5,
        letterSpacing: 'inherit',
        whiteSpace: 'normal',
        '&:hover, &.Mui-focusVisible, &.Mui-selected, &.Mui-selected:hover, &.Mui-selected.Mui-focusVisible':
          {
            background: 'var(--tint)',
          },
        '&.Mui-selected': { boxShadow: 'inset 3px 0 0 var(--sign)' },
        '&:focus-visible': { outlineOffset: -3 },
        [PHONE]: { minHeight: 44 },
      },
    },
  },
  MuiAutocomplete: {
    styleOverrides: {
      inputRoot: { padding: 0, '& .MuiAutocomplete-input': { padding: '10px 14px', minWidth: 0 } },
      paper: { ...sheet, margin: '4px 0' },
      listbox: {
        padding: 4,
        maxHeight: 300,
        '& .MuiAutocomplete-option': {
          minHeight: 40,
          padding: '8px 10px',
          borderRadius: 6,
          fontSize: 16,
          fontWeight: 400,
          lineHeight: 1.5,
          overflowWrap: 'anywhere',
          '&[aria-selected=true], &.Mui-focused, &[aria-selected=true].Mui-focused': {
            background: 'var(--tint)',
          },
          '&.Mui-focused': { boxShadow: 'inset 3px 0 0 var(--sign)' },
          [PHONE]: { minHeight: 44 },
        },
      },
    },
  },
};
