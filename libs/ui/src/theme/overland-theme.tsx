import createCache, { type EmotionCache } from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import ThemeProvider from '@mui/system/ThemeProvider';
import { usePageCompany } from '@overland/web';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { followScheme, paintScheme, useScheme } from './color-scheme';
import { fontFaces, globalStyles } from './global-styles';
import { createMuiTheme } from './mui-theme';

export interface OverlandThemeProps {
  children: ReactNode;
  /** The page's CSP nonce, for the style elements that emotion writes. */
  nonce?: string;
}

/**
 * Font, tokens, color scheme and MUI's theme, in the color of the company whose page it is. The scheme is the system's until the person chooses otherwise. The
 * provider of `@mui/system` is Material UI's without its own color schemes, which would weigh 4 KB on every page.
 */
export function OverlandTheme({ children, nonce }: OverlandThemeProps) {
  const accent = usePageCompany((state) => state.accent);
  const [cache] = useState(() => {
    paintScheme();
    return sizedInRem(createCache({ key: 'ui', nonce, prepend: true }));
  });
  useEffect(followScheme, []);
  const styles = useMemo(
    () => [...fontFaces.map((face) => ({ '@font-face': face })), globalStyles(accent)],
    [accent],
  );
  const { shown } = useScheme();
  const theme = useMemo(() => createMuiTheme(shown, accent), [shown, accent]);
  return (
    <CacheProvider value={cache}>
      <Global styles={styles} />
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </CacheProvider>
  );
}

/** Sizes of text are written in pixels of the usual font size, and follow the one that a person has set in the browser. */
function sizedInRem(cache: EmotionCache): EmotionCache {
  const { insert } = cache;
  cache.insert = (selector, serialized, ...rest) => {
    const styles = serialized.styles.replaceAll(
      /font-size:([\d.]+)px/g,
      (_all, pixels: string) => `font-size:${Number(pixels) / 16}rem`,
    );
    return insert(selector, { ...serialized, styles }, ...rest);
  };
  return cache;
}
