import type { Components, Theme } from '@mui/material/styles';

/** The pickers are no part of Material UI's own types. */
export const dateOverrides: Components<Theme> & Record<string, unknown> = {
  MuiDateCalendar: { styleOverrides: { root: { width: 320, height: 336 } } },
  MuiDayCalendar: {
    styleOverrides: { weekDayLabel: { color: 'var(--ink-2)', fontWeight: 600, fontSize: 13 } },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        borderRadius: 8,
        fontSize: 15,
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
          background: 'var(--sign)',
          color: 'var(--sign-ink)',
        },
      },
    },
  },
};
