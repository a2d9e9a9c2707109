import type { CSSObject } from '@emotion/react';
import { accentTokens } from './accent';
import { cssVariables, fontFamily } from './tokens';

const overpass = new URL(
  '@fontsource-variable/overpass/files/overpass-latin-wght-normal.woff2',
  import.meta.url,
).href;

const lineBox = { ascentOverride: '98%', descentOverride: '28%', lineGapOverride: '0%' };
const wide = { fontFamily: 'Overpass wide fallback', src: "local('DejaVu Sans')", ...lineBox };

/**
 * Overpass sits high in its line box: the overrides center the capitals in buttons and fields. The fallbacks
 * have the same advance, so that text does not jump when the font arrives.
 */
export const fontFaces = [
  {
    fontFamily: 'Overpass',
    src: `url(${overpass}) format('woff2')`,
    fontWeight: '100 900',
    fontStyle: 'normal',
    fontDisplay: 'swap' as const,
    // Its middle dot has no width; that of the fallback has one.
    unicodeRange: 'U+0000-00B6, U+00B8-10FFFF',
    ...lineBox,
  },
  {
    fontFamily: 'Overpass fallback',
    src: "local('Arial'), local('Liberation Sans'), local('Helvetica Neue'), local('Roboto')",
    ...lineBox,
    sizeAdjust: '103%',
  },
  // A Linux without Arial has this one, whose bold grows less than Overpass does.
  { ...wide, fontWeight: '100 500', sizeAdjust: '89%' },
  { ...wide, fontWeight: '501 900', sizeAdjust: '92%' },
];

const stillness: Record<string, string> = {
  animationDuration: '1ms !important',
  animationIterationCount: '1 !important',
  transitionDuration: '1ms !important',
  scrollBehavior: 'auto !important',
};

/** Tokens as CSS variables, the page's ground, focus, links and reduced motion. */
export function globalStyles(accent?: string): Record<string, CSSObject> {
  const { light, dark } = accentTokens(accent);
  return {
    ':root': { ...cssVariables(light), colorScheme: 'light' },
    // Before the first render there is no attribute yet: the system's preference counts.
    '@media (prefers-color-scheme: dark)': {
      ':root:not([data-theme])': { ...cssVariables(dark), colorScheme: 'dark' },
    },
    ':root[data-theme=dark]': { ...cssVariables(dark), colorScheme: 'dark' },
    // Whole-pixel letter spacing would close the gaps between words at 14 pixels.
    html: {
      boxSizing: 'border-box',
      WebkitTextSizeAdjust: '100%',
      WebkitFontSmoothing: 'antialiased',
      textRendering: 'geometricPrecision',
      scrollPaddingTop: 16,
    },
    '*, *::before, *::after': { boxSizing: 'inherit' },
    // Browsers reset it in these.
    'button, input, select, textarea': { textRendering: 'inherit' },
    'strong, b': { fontWeight: 800 },
    body: {
      margin: 0,
      font: `400 1rem/1.5 ${fontFamily}`,
      color: 'var(--ink)',
      background: 'var(--ground)',
      fontVariantNumeric: 'tabular-nums',
    },
    'h1, h2, h3, p': { margin: 0 },
    'h1:focus, main:focus': { outline: 'none' },
    'a:not([class])': { color: 'var(--blue)', textUnderlineOffset: '3px' },
    ':focus-visible': { outline: '3px solid var(--blue)', outlineOffset: 2 },
    '@media (prefers-reduced-motion: reduce)': {
      '*, *::before, *::after': stillness,
    },
  };
}
