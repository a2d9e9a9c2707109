import type { Endpoint, ReplyOf, RequestOf } from '@overland/contracts';
import { type UseQueryOptions, type UseQueryResult, useQuery } from '@tanstack/react-query';
import { api } from './api';
import type { ApiError } from './api-error';
import { useViewAs } from './view-as-store';

type QuerySettings<R> = Pick<
  UseQueryOptions<R, ApiError>,
  'enabled' | 'staleTime' | 'gcTime' | 'refetchInterval' | 'placeholderData' | 'refetchOnWindowFocus'
>;

export interface ApiQueryOptions<R> extends QuerySettings<R> {
  /** The specification's default of this call (section 8). */
  whenUnreachable?: string;
}

/** Key of a call: what an MCAdmin sees belongs to the portal viewed as. Without a request: all of that endpoint. */
export const apiKey = (portalId: string | null, endpoint: Endpoint, request?: unknown): readonly unknown[] =>
  request === undefined
    ? [portalId, endpoint.method, endpoint.path]
    : [portalId, endpoint.method, endpoint.path, request];

/** Reads one call of the contract table, cached per viewed portal and request. */
export function useApiQuery<E extends Endpoint>(
  endpoint: E,
  request: RequestOf<E>,
  { whenUnreachable, ...settings }: ApiQueryOptions<ReplyOf<E>> = {},
): UseQueryResult<ReplyOf<E>, ApiError> {
  const portalId = useViewAs((state) => state.portalId);
  return useQuery<ReplyOf<E>, ApiError>({
    ...settings,
    queryKey: apiKey(portalId, endpoint, request),
    queryFn: ({ signal }) =>
      api(endpoint, request, { signal, ...(whenUnreachable ? { whenUnreachable } : {}) }),
  } as UseQueryOptions<ReplyOf<E>, ApiError>);
}
