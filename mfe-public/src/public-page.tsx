import {
  PageFrame,
  type PageFrameProps,
  PHONE,
  type QueryLike,
  QueryState,
  SkeletonCard,
  styled,
} from '@overland/ui';
import type { ReactNode } from 'react';

/** Wide is for pages with two columns. */
const widths = { narrow: 560, usual: 860, wide: 1180 };

const Column = styled('div')({
  width: '100%',
  minWidth: 0,
  margin: '0 auto',
  // The focused field does not stay behind the bar at the bottom.
  [PHONE]: { '& :is(input, select, textarea, button, a)': { scrollMarginBottom: 104 } },
});

interface PublicPageProps extends Omit<PageFrameProps, 'wide'> {
  width?: keyof typeof widths;
}

/** The public pages are one column in the middle of the window. */
export const PublicPage = ({ width = 'usual', ...frame }: PublicPageProps) => (
  <Column style={{ maxWidth: widths[width] }}>
    <PageFrame {...frame} />
  </Column>
);

interface LoadedPageProps<T> extends Omit<PublicPageProps, 'sign' | 'children'> {
  query: QueryLike<T>;
  /** Stands in place of all that depends on the query. */
  instead?: ReactNode;
  /** A height, or what is drawn. */
  skeleton: number | ReactNode;
  sign?: (data: T) => ReactNode;
  children: (data: T) => ReactNode;
}

/** A public page of what one call answers. */
export function LoadedPage<T>({ query, instead, skeleton, sign, children, ...page }: LoadedPageProps<T>) {
  const shown = instead ? undefined : query.data;
  return (
    <PublicPage {...page} sign={shown !== undefined ? sign?.(shown) : undefined}>
      <QueryState
        query={query}
        instead={instead}
        skeleton={typeof skeleton === 'number' ? <SkeletonCard height={skeleton} /> : skeleton}
      >
        {children}
      </QueryState>
    </PublicPage>
  );
}
