import type { Call, ReplyOf, RequestOf } from '@overland/contracts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api, optionsOf } from './api';
import type { ApiError } from './api-error';
import { queryClient } from './query-client';
import { useViewAs } from './view-as-store';

type QuerySettings<R> = Pick<
  UseQueryOptions<R, ApiError>,
  | 'enabled'
  | 'staleTime'
  | 'gcTime'
  | 'refetchInterval'
  | 'placeholderData'
  | 'refetchOnWindowFocus'
  | 'refetchOnReconnect'
>;

export interface ApiQueryOptions<R> extends QuerySettings<R> {
  whenUnreachable?: string;
}

/** Key of a call: what an MCAdmin sees belongs to the portal viewed as. Without a request: all of that endpoint. */
export const apiKey = (portalId: string | null, endpoint: Call, request?: unknown): readonly unknown[] =>
  request === undefined
    ? [portalId, endpoint.method, endpoint.path]
    : [portalId, endpoint.method, endpoint.path, request];

/** One call and how it is read, for `useApiQuery` and `prefetch` alike. */
export type ApiQuery<E extends Call> = readonly [
  endpoint: E,
  request: RequestOf<E>,
  options?: ApiQueryOptions<ReplyOf<E>> | string,
];

function queryOf<E extends Call>(portalId: string | null, ...[endpoint, request, options = {}]: ApiQuery<E>) {
  const { whenUnreachable, ...settings } = optionsOf<ApiQueryOptions<ReplyOf<E>>>(options);
  return {
    ...settings,
    queryKey: apiKey(portalId, endpoint, request),
    queryFn: ({ signal }: { signal: AbortSignal }) =>
      api(endpoint, request, { signal, ...(whenUnreachable ? { whenUnreachable } : {}) }),
  };
}

/** Reads one call of the contract table, cached per viewed portal and request. */
export function useApiQuery<E extends Call>(...query: ApiQuery<E>): UseQueryResult<ReplyOf<E>, ApiError> {
  const portalId = useViewAs((state) => state.portalId);
  return useQuery<ReplyOf<E>, ApiError>(queryOf(portalId, ...query) as UseQueryOptions<ReplyOf<E>, ApiError>);
}

/** Loads what a page will need. The page finds a failure in the cache and shows it. */
export function prefetch<E extends Call>(...query: ApiQuery<E>): Promise<void> {
  const { queryKey, queryFn, staleTime } = queryOf(useViewAs.getState().portalId, ...query);
  return queryClient.prefetchQuery({
    queryKey,
    queryFn,
    ...(typeof staleTime === 'number' && { staleTime }),
  });
}
