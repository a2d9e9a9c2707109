import styled from '@emotion/styled';
import { Card } from '../frame/card';
import { ErrorPanel } from '../query/query-state';
import { useIsPhone } from '../theme/use-is-phone';
import { CardList } from './card-list';
import { LoadMore } from './load-more';
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
