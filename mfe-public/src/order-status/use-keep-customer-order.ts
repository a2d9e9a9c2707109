import type { CustomerOrder } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { apiKey, useQueryClient, useViewAs } from '@overland/web';
import { useCallback } from 'react';

/** Shows the order that an answer carried, without reading it again. */
export function useKeepCustomerOrder(): (order: CustomerOrder) => void {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  return useCallback(
    (order) => {
      queries.setQueryData(
        apiKey(portalId, calls.customerOrders.open, { body: { token: order.token } }),
        order,
      );
    },
    [queries, portalId],
  );
}
