import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import CssBaseline from '@mui/material/CssBaseline';
import GlobalStyles from '@mui/material/GlobalStyles';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { type ReactNode, useMemo, useState } from 'react';
import { colorSchemeAttribute, createOverlandTheme } from './create-theme';
import { fontFaces, globalStyles } from './global-styles';

const storageKey = 'overland-color-scheme';

export interface OverlandThemeProps {
  children: ReactNode;
  /** The page's CSP nonce, for the style elements that emotion writes. */
  nonce?: string;
  /** A portal's own colour, `#rrggbb`; below AA it is refused. */
  accent?: string;
}

/** Theme, font, tokens and colour scheme: the system's preference until the person chooses otherwise. */
export function OverlandTheme({ children, nonce, accent }: OverlandThemeProps) {
  const [cache] = useState(() => {
    paintStoredScheme();
    return createCache({ key: 'mui', nonce, prepend: true });
  });
  const theme = useMemo(() => createOverlandTheme(accent), [accent]);
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme} defaultMode="system" modeStorageKey={storageKey}>
        <CssBaseline />
        <GlobalStyles styles={[...fontFaces.map((face) => ({ '@font-face': face })), globalStyles(accent)]} />
        {children}
      </ThemeProvider>
    </CacheProvider>
  );
}

export type ColorScheme = 'light' | 'dark' | 'system';

/** The chosen scheme, what it comes to just now, and how to change it; the choice is kept in this browser. */
export function useScheme(): {
  scheme: ColorScheme;
  shown: 'light' | 'dark';
  setScheme: (scheme: ColorScheme) => void;
} {
  const { mode, systemMode, setMode } = useColorScheme();
  const scheme = mode ?? 'system';
  const shown = scheme === 'system' ? (systemMode ?? 'light') : scheme;
  return { scheme, shown, setScheme: setMode };
}

/** The provider sets the attribute in an effect; set before the first paint, the page does not flash. */
function paintStoredScheme(): void {
  const stored = readStored();
  const prefersDark = matchMedia('(prefers-color-scheme: dark)').matches;
  const scheme = stored === 'light' || stored === 'dark' ? stored : prefersDark ? 'dark' : 'light';
  document.documentElement.setAttribute(colorSchemeAttribute, scheme);
}

function readStored(): string | null {
  try {
    return localStorage.getItem(storageKey);
  } catch {
    // Storage can be switched off; the system's preference does then.
    return null;
  }
}
