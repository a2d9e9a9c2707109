import type { Call, ReplyOf } from '@overland/contracts';
import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { optionsOf } from './api';
import { type ApiQuery, type ApiQueryOptions, useApiQuery } from './use-api-query';

/** Options of a query that fills a form: it is asked when the page opens, and never while somebody types. */
export const readForForm = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/**
 * Leaves out an answer that was cached before this page: the form must not begin with values that somebody else has
 * changed since. @param of what is edited, such as an id
 */
export function useReadForForm<T, E>(query: UseQueryResult<T, E>, of: string) {
  const { data, error, isError, isFetchedAfterMount, refetch } = query;
  const shown = useRef<string | null>(null);
  // A later failure does not take the form away.
  if (isFetchedAfterMount && !isError) shown.current = of;
  const isFresh = shown.current === of;
  return { data: isFresh ? data : undefined, error, isError, isPending: !isFresh && !isError, refetch };
}

/** Reads one call for a form. @param of what is edited, such as an id */
export function useFormQuery<E extends Call>(of: string, ...[endpoint, request, options = {}]: ApiQuery<E>) {
  const settings = { ...optionsOf<ApiQueryOptions<ReplyOf<E>>>(options), ...readForForm };
  return useReadForForm(useApiQuery(endpoint, request, settings), of);
}
