import { calls } from '@overland/contracts/calls';
import { type ApiError, useNotices } from '@overland/web';
import { useReloadOrder } from '../use-keep-order';

/** For calls that change the open order: shows the server's refusal and reloads the order. */
export function useChangeOptions(orderId: string) {
  const notify = useNotices((state) => state.notify);
  const reload = useReloadOrder();
  return {
    refreshes: [
      calls.orders.list,
      calls.orders.activities,
      calls.orderTables.workList,
      calls.orderTables.cod,
      calls.emails.logs,
    ],
    whenUnreachable: 'There was an error updating this order',
    onError: (error: ApiError) => {
      notify('error', error.message);
      if (error.status === 409) reload(orderId);
    },
  };
}
