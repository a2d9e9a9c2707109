import type { CustomerOrder } from '@overland/contracts';
import { apiKey, useQueryClient, useViewAs } from '@overland/web';
import { useCallback } from 'react';
import { openOrder } from './customer-order-query';

/** Shows the order that an answer carried, without reading it again. */
export function useKeepCustomerOrder(): (order: CustomerOrder) => void {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  return useCallback(
    (order) => {
      queries.setQueryData(apiKey(portalId, openOrder, { body: { token: order.token } }), order);
    },
    [queries, portalId],
  );
}
