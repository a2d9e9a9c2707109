import type { UseQueryResult } from '@tanstack/react-query';
import { useRef } from 'react';

/** How a query is read that a form begins with: when its page opens, and never while the form is filled in. */
export const readForForm = { staleTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

/**
 * The query without what an earlier page has read: a form must not begin with values that somebody else has changed.
 * @param of what is edited, such as an id.
 */
export function useReadForForm<T, E>(query: UseQueryResult<T, E>, of: string) {
  const { data, error, isError, isFetchedAfterMount, refetch } = query;
  const shown = useRef<string | null>(null);
  // A later failure does not take the form away.
  if (isFetchedAfterMount && !isError) shown.current = of;
  const isFresh = shown.current === of;
  return { data: isFresh ? data : undefined, error, isError, isPending: !isFresh && !isError, refetch };
}
