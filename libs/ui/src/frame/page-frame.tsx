import styled from '@emotion/styled';
import { siteConfig, useLocation } from '@overland/web';
import { type ReactNode, useEffect, useRef } from 'react';
import { PHONE } from '../theme/tokens';

const Root = styled('div', { shouldForwardProp: (prop) => prop !== 'wide' })<{ wide: boolean }>(
  ({ wide }) => ({
    padding: '28px 36px 64px',
    maxWidth: wide ? 'none' : 1280,
    width: '100%',
    '&:focus': { outline: 'none' },
    '@media (max-width: 1100px)': { padding: '24px 24px 64px' },
    // Docked actions cover the end of a page, unless a footer follows.
    [PHONE]: { padding: '16px 16px var(--page-end, 120px)' },
  }),
);

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  marginBottom: 20,
  flexWrap: 'wrap',
});

const Title = styled('h1')({ fontSize: 26, fontWeight: 800, lineHeight: 1.2, letterSpacing: '-.01em' });
const Subtitle = styled('span')({ color: 'var(--ink-2)', fontSize: 14 });
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minWidth: 0,
  marginLeft: 'auto',
  flexWrap: 'wrap',
});

export interface PageFrameProps {
  /** The h1, and the document's title: "Quotes · Overland". */
  title: string;
  subtitle?: ReactNode;
  actions?: ReactNode;
  /** Takes the place of the title line: a `RouteSign`, which has the h1 then. */
  sign?: ReactNode;
  /** Above the title: where the page is in a list. */
  above?: ReactNode;
  wide?: boolean;
  children: ReactNode;
}

export function PageFrame({ title, subtitle, actions, sign, above, wide = false, children }: PageFrameProps) {
  const root = useRef<HTMLDivElement>(null);
  useDocumentTitle(title);
  useFocusOnNavigation(root);
  return (
    <Root ref={root} tabIndex={-1} wide={wide}>
      {above}
      {sign ?? (
        <Head>
          <Title tabIndex={-1}>{title}</Title>
          {subtitle !== undefined && <Subtitle>{subtitle}</Subtitle>}
          {actions !== undefined && <Actions>{actions}</Actions>}
        </Head>
      )}
      {children}
    </Root>
  );
}

export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = `${title} · ${siteConfig().brandName}`;
  }, [title]);
}

/** A screen reader hears where it is after a navigation; the first page and a field in use keep the focus. */
function useFocusOnNavigation(root: { current: HTMLElement | null }): void {
  const { key, pathname } = useLocation();
  const shown = useRef<string>(undefined);
  useEffect(() => {
    const isSamePage = shown.current === pathname;
    shown.current = pathname;
    if (isSamePage || key === 'default') return;
    const inUse = document.activeElement;
    if (inUse?.matches('input, textarea, select') && root.current?.contains(inUse)) return;
    const target = root.current?.querySelector('h1') ?? root.current;
    target?.focus({ preventScroll: true });
  }, [key, pathname, root]);
}
