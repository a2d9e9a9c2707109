import { type Components, createTheme, type Theme } from '@mui/material/styles';
import { accentTokens } from './accent';
import { boxOverrides, labelOverrides } from './field-overrides';
import { listOverrides } from './list-overrides';
import { switchOverrides } from './switch-overrides';
import { fontFamily } from './tokens';

/** MUI's theme from our tokens. Components take colors as CSS variables; the palette is for what MUI computes itself. */
export function createMuiTheme(mode: 'light' | 'dark', accent?: string): Theme {
  const tokens = accentTokens(accent)[mode];
  return createTheme({
    palette: {
      mode,
      primary: { main: tokens.sign, dark: tokens.sign2, contrastText: tokens.signInk },
      error: { main: tokens.stop, contrastText: tokens.paper },
      warning: { main: tokens.amber },
      info: { main: tokens.blue },
      background: { default: tokens.ground, paper: tokens.paper },
      text: { primary: tokens.ink, secondary: tokens.ink2 },
      divider: tokens.line,
    },
    focusVisible: { outlineColor: 'var(--blue)', outlineWidth: 3, outlineOffset: 2 },
    shape: { borderRadius: 8 },
    typography: { fontFamily, fontWeightMedium: 600, fontWeightBold: 800 },
    breakpoints: { values: { xs: 0, sm: 720, md: 960, lg: 1100, xl: 1440 } },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      ...surfaces,
      ...formComponents,
    },
  });
}

/** Hairlines, no shadows except on menus and dialogs (design language). */
const surfaces = {
  MuiPaper: {
    defaultProps: { elevation: 0 },
    styleOverrides: {
      root: { background: 'var(--paper)', color: 'var(--ink)', border: '1px solid var(--line)' },
    },
  },
};

/** The pickers are no part of Material UI's own types. */
const dateOverrides: Components<Theme> & Record<string, unknown> = {
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

/** The look of fields and of what opens from them, as overrides of MUI's theme. */
const formComponents: Components<Theme> = {
  ...labelOverrides,
  ...boxOverrides,
  ...listOverrides,
  ...switchOverrides,
  ...dateOverrides,
};
