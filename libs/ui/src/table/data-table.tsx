import styled from '@emotion/styled';
import { useEffect, useRef } from 'react';
import { Button } from '../actions/button';
import { Card } from '../frame/card';
import { ErrorPanel } from '../query/query-state';
import { useIsPhone } from '../theme/use-media-query';
import { CardList } from './card-list';
import { TableView } from './table-view';
import type { DataTableProps } from './types';

// `clip` and not `hidden`: the heading must stick to the window.
const Sheet = styled(Card)({ overflow: 'clip' });

/**
 * A list that is sorted and paged by the server: a table, on a phone cards of two or three lines. Only the rows
 * in view are in the document, so the page scrolls 5,000 of them. The four states are in here.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { rows, isPending = false, error, onRetry, empty, onLoadMore, isLoadingMore = false } = props;
  const isPhone = useIsPhone();
  if (rows.length === 0 && !isPending) {
    if (error !== undefined && error !== null) return <ErrorPanel error={error} onRetry={onRetry} />;
    if (empty !== undefined) return empty;
  }
  const View = isPhone ? CardList<Row> : TableView<Row>;
  return (
    <Sheet padded={false} aria-busy={isPending}>
      <View {...props} />
      {onLoadMore && !isPending && <LoadMore onLoadMore={onLoadMore} isLoading={isLoadingMore} />}
    </Sheet>
  );
}

const Foot = styled('div')({ display: 'grid', placeItems: 'center', padding: 12 });

/** Loads the next page shortly before the end is in view; the button is for those who do not scroll. */
function LoadMore({ onLoadMore, isLoading }: { onLoadMore: () => void; isLoading: boolean }) {
  const foot = useRef<HTMLDivElement>(null);
  const load = useRef(onLoadMore);
  load.current = onLoadMore;
  useEffect(() => {
    if (isLoading || !foot.current) return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) load.current();
      },
      { rootMargin: '400px' },
    );
    observer.observe(foot.current);
    return () => observer.disconnect();
  }, [isLoading]);
  return (
    <Foot ref={foot}>
      <Button size="small" busy={isLoading} busyLabel="Loading…" onClick={onLoadMore}>
        Load more
      </Button>
    </Foot>
  );
}
