export { keyframes } from '@emotion/react';
export { default as styled } from '@emotion/styled';
export { accentTokens } from './accent';
export { type ColorScheme, useScheme } from './color-scheme';
export { OverlandTheme, type OverlandThemeProps } from './overland-theme';
export { cssVariables, PHONE, TIGHT } from './tokens';
export { useIsPhone } from './use-media-query';
