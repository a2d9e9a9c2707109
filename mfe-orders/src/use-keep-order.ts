import { type Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { apiKey, useQueryClient, useViewAs } from '@overland/web';
import { useCallback } from 'react';

/** Shows an order that an answer carried, without reading it again. */
export function useKeepOrder(): (order: Order) => void {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  return useCallback(
    (order) => {
      queries.setQueryData(apiKey(portalId, calls.orders.get, { params: { orderId: order.orderId } }), order);
    },
    [queries, portalId],
  );
}

/** Reads an order again that another person changed. */
export function useReloadOrder(): (orderId: string) => void {
  const queries = useQueryClient();
  const portalId = useViewAs((state) => state.portalId);
  return useCallback(
    (orderId) => {
      void queries.invalidateQueries({
        queryKey: apiKey(portalId, calls.orders.get, { params: { orderId } }),
      });
    },
    [queries, portalId],
  );
}
