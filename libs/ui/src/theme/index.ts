export { styled } from '@mui/material/styles';
export { isUsableAccent } from './accent';
export { type ColorScheme, OverlandTheme, type OverlandThemeProps, useScheme } from './overland-theme';
export { PHONE } from './tokens';
export { useIsPhone } from './use-is-phone';
