import { createTheme } from '@mui/material/styles';
import { accentTokens } from './accent';
import { dateOverrides } from './overrides/dates';
import { fieldOverrides } from './overrides/fields';
import { overlayOverrides } from './overrides/overlays';
import { tableOverrides } from './overrides/tables';
import { fontFamily, type Tokens } from './tokens';

export const colorSchemeAttribute = 'data-theme';

/** MUI's theme from our tokens, light and dark. `accent`: a portal's own colour, `#rrggbb`. */
export function createOverlandTheme(accent?: string) {
  const { light, dark } = accentTokens(accent);
  return createTheme({
    cssVariables: { colorSchemeSelector: colorSchemeAttribute },
    colorSchemes: { light: { palette: palette(light) }, dark: { palette: palette(dark) } },
    shape: { borderRadius: 8 },
    spacing: 4,
    typography: {
      fontFamily,
      fontWeightMedium: 600,
      fontWeightBold: 800,
      body1: { lineHeight: 1.5 },
      button: { textTransform: 'none', fontWeight: 600 },
    },
    transitions: {
      duration: {
        shortest: 80,
        shorter: 100,
        short: 120,
        standard: 140,
        complex: 140,
        enteringScreen: 140,
        leavingScreen: 100,
      },
    },
    components: {
      MuiButtonBase: { defaultProps: { disableRipple: true } },
      ...fieldOverrides,
      ...overlayOverrides,
      ...tableOverrides,
      ...dateOverrides,
    },
  });
}

function palette(tokens: Tokens) {
  return {
    primary: { main: tokens.sign, dark: tokens.sign2, contrastText: tokens.signInk },
    error: { main: tokens.stop },
    warning: { main: tokens.amberInk },
    info: { main: tokens.blue },
    success: { main: tokens.sign },
    background: { default: tokens.ground, paper: tokens.paper },
    text: { primary: tokens.ink, secondary: tokens.ink2 },
    divider: tokens.line,
  };
}
