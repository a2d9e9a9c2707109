import { createTheme, ThemeProvider } from '@mui/material/styles';
import { type ReactNode, useMemo } from 'react';
import { useScheme } from './color-scheme';
import { darkTokens, fontFamily, lightTokens } from './tokens';

/** MUI's theme from our tokens, around what is MUI's. The colours that a portal may change are taken as CSS variables. */
function createMuiTheme(mode: 'light' | 'dark') {
  const tokens = mode === 'dark' ? darkTokens : lightTokens;
  return createTheme({
    palette: {
      mode,
      primary: { main: tokens.sign, dark: tokens.sign2, contrastText: tokens.signInk },
      background: { default: tokens.ground, paper: tokens.paper },
      text: { primary: tokens.ink, secondary: tokens.ink2 },
      divider: tokens.line,
    },
    shape: { borderRadius: 8 },
    typography: { fontFamily, fontWeightMedium: 600, fontWeightBold: 800 },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      ...dateOverrides,
    },
  });
}

/** Kept as plain data, so that the charts do not load the picker's types. */
const dateOverrides = {
  MuiDateCalendar: { styleOverrides: { root: { width: 320 } } },
  MuiDayCalendar: {
    styleOverrides: { weekDayLabel: { color: 'var(--ink-2)', fontWeight: 600, fontSize: 13 } },
  },
  MuiPickerDay: {
    styleOverrides: {
      root: {
        '&.Mui-selected, &.Mui-selected:hover, &.Mui-selected:focus': {
          background: 'var(--sign)',
          color: 'var(--sign-ink)',
        },
      },
    },
  },
};

export function MuiTheme({ children }: { children: ReactNode }) {
  const { shown } = useScheme();
  const theme = useMemo(() => createMuiTheme(shown), [shown]);
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
