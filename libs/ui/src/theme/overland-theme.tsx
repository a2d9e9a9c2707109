import createCache from '@emotion/cache';
import { CacheProvider, Global } from '@emotion/react';
import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { followScheme, paintScheme } from './color-scheme';
import { fontFaces, globalStyles } from './global-styles';

export interface OverlandThemeProps {
  children: ReactNode;
  /** The page's CSP nonce, for the style elements that emotion writes. */
  nonce?: string;
  /** A portal's own colour, `#rrggbb`; below AA it is refused. */
  accent?: string;
}

/**
 * Font, tokens and colour scheme: the system's preference until the person chooses otherwise. MUI's theme is no part
 * of it: the calendar and the charts, which alone are MUI's, bring it along (`mui-theme.tsx`).
 */
export function OverlandTheme({ children, nonce, accent }: OverlandThemeProps) {
  const [cache] = useState(() => {
    paintScheme();
    return createCache({ key: 'ui', nonce, prepend: true });
  });
  useEffect(followScheme, []);
  const styles = useMemo(
    () => [...fontFaces.map((face) => ({ '@font-face': face })), globalStyles(accent)],
    [accent],
  );
  return (
    <CacheProvider value={cache}>
      <Global styles={styles} />
      {children}
    </CacheProvider>
  );
}
