import { calls } from '@overland/contracts/calls';
import { type ApiQuery, keepPreviousData, useApiQuery } from '@overland/web';
import { halfMinute } from '../order-queries';
import type { CodRequest } from './cod-request';

/** All rows of the COD table at once; for `useApiQuery` and `prefetch`. */
export const codQuery = (request: CodRequest): ApiQuery<typeof calls.orderTables.cod> => [
  calls.orderTables.cod,
  { body: request },
  { whenUnreachable: 'There was an error getting orders', refetchInterval: halfMinute },
];

export function useCodTable(request: CodRequest) {
  const [endpoint, call, options] = codQuery(request);
  // While a new search runs the older rows stay, so that nothing flickers.
  return useApiQuery(endpoint, call, { ...options, placeholderData: keepPreviousData });
}
