import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import type { ApiError } from './api-error';

/** What every list call answers. */
interface Page<Row> {
  rows: Row[];
  total: number | null;
  next: string | null;
}

export interface PagesOptions<Row> {
  /** Of everything the rows depend on; see `apiKey`. */
  queryKey: readonly unknown[];
  /** One page; the cursor is the `next` of the page before, null for the first. */
  load: (cursor: string | null, signal: AbortSignal) => Promise<Page<Row>>;
}

/** The pages of a list, each following the cursor of the one before; `table` goes into a DataTable as it is. */
export function useApiPages<Row>({ queryKey, load }: PagesOptions<Row>) {
  const query = useInfiniteQuery({
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }) => load(pageParam, signal),
    initialPageParam: null as string | null,
    getNextPageParam: ({ next }) => next,
    // While a new search runs the older rows stay, so that nothing flickers.
    placeholderData: keepPreviousData,
  });
  const hasMore = query.hasNextPage && !query.isPlaceholderData;
  const rows = query.data?.pages.flatMap((page) => page.rows) ?? [];
  return {
    /** Undefined until the first page is there, null beyond 10,000. */
    total: query.data?.pages[0]?.total,
    table: {
      rows,
      isPending: query.isPending,
      error: query.error as ApiError | null,
      onRetry: () => void query.refetch(),
      ...(hasMore && { onLoadMore: () => void query.fetchNextPage() }),
      isLoadingMore: query.isFetchingNextPage,
    },
  };
}
