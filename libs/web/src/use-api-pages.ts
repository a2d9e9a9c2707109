import type { Call, ReplyOf, RequestOf } from '@overland/contracts';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from './api';
import type { ApiError } from './api-error';
import { queryClient } from './query-client';
import { apiKey } from './use-api-query';

export interface LoadedPage<Row> {
  rows: Row[];
  total: number | null;
  next: string | null;
}

export interface PagesOptions<Row, More = unknown> {
  /** Of everything the rows depend on; see `apiKey`. */
  queryKey: readonly unknown[];
  /** One page; the cursor is the `next` of the page before, null for the first. */
  load: (cursor: string | null, signal?: AbortSignal) => Promise<LoadedPage<Row> & More>;
}

interface ListRequest {
  query?: { portalId?: string | null };
  body?: { portalId?: string | null };
}
type Page<Reply> = Reply extends LoadedPage<infer Row> ? LoadedPage<Row> & Reply : never;

/** The pages of a list call, for `useApiPages` and `prefetchPages`. */
export function listPages<E extends Call>(endpoint: E, request: RequestOf<E>, whenUnreachable: string) {
  const part = endpoint.method === 'GET' ? 'query' : 'body';
  const given = (request as ListRequest)[part];
  return {
    queryKey: apiKey(given?.portalId ?? null, endpoint, request),
    load: async (cursor: string | null, signal?: AbortSignal) => {
      const page = { ...(request as ListRequest), [part]: { ...given, cursor } } as RequestOf<E>;
      return (await api(endpoint, page, { ...(signal && { signal }), whenUnreachable })) as Page<ReplyOf<E>>;
    },
  };
}

function pagesQuery<Row, More>({ queryKey, load }: PagesOptions<Row, More>) {
  return {
    queryKey: [...queryKey, 'pages'],
    queryFn: ({ pageParam, signal }: { pageParam: string | null; signal: AbortSignal }) =>
      load(pageParam, signal),
    initialPageParam: null as string | null,
  };
}

/** Begins to read the first page of a list that `useApiPages` will show. */
export function prefetchPages<Row, More>(options: PagesOptions<Row, More>): Promise<void> {
  return queryClient.prefetchInfiniteQuery(pagesQuery(options));
}

/** The pages of a list, each following the cursor of the one before; `table` goes into a DataTable as it is. */
export function useApiPages<Row, More>(options: PagesOptions<Row, More>) {
  const query = useInfiniteQuery({
    ...pagesQuery(options),
    getNextPageParam: ({ next }) => next,
    // While a new search runs the older rows stay, so that nothing flickers.
    placeholderData: keepPreviousData,
  });
  const hasMore = query.hasNextPage && !query.isPlaceholderData;
  const pages = query.data?.pages;
  const rows = useMemo((): Row[] => pages?.flatMap((page) => page.rows) ?? [], [pages]);
  const first = pages?.[0];
  return {
    /** With what the call tells of the list as a whole; undefined until it is there. */
    first,
    /** The cursor of the next page; null after the last. */
    next: pages?.at(-1)?.next ?? null,
    table: {
      rows,
      /** Undefined until the first page is there, null beyond 1,000. */
      total: first?.total,
      isPending: query.isPending,
      isOld: query.isPlaceholderData,
      error: query.error as ApiError | null,
      onRetry: () => void query.refetch(),
      ...(hasMore && { onLoadMore: () => void query.fetchNextPage() }),
      isLoadingMore: query.isFetchingNextPage,
    },
  };
}
