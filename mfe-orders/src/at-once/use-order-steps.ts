import { type OrderMoveInput, type OrdersReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, api, useMutation, useNotices, useQueryClient } from '@overland/web';
import { showsOrders } from '../order-keys';
import { inChunks, type ListedOrder } from './in-chunks';

export interface OrderStep {
  orders: readonly ListedOrder[];
  /** null asks their customers to pay. */
  move: OrderMoveInput | null;
  /** Those of the choice with which it is not taken, and why. */
  leftOut?: OrdersReport['refused'];
}

export function useRefreshOrders(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ predicate: ({ queryKey }) => showsOrders(queryKey) });
}

/** Takes a step with several orders, each on its own; a failure of all of them is a notice. */
export function useOrderSteps(onReport: (report: OrdersReport, step: OrderStep) => void) {
  const notify = useNotices((state) => state.notify);
  const refresh = useRefreshOrders();
  return useMutation<OrdersReport, ApiError, OrderStep>({
    mutationFn: ({ orders: some, move }) =>
      inChunks(some, (orderIds) => (move === null ? requestPayments(orderIds) : moveAll(orderIds, move))),
    onSuccess: onReport,
    onError: ({ message }) => notify('error', message),
    onSettled: refresh,
  });
}

const requestPayments = (orderIds: string[]) =>
  api(calls.orderWork.requestPayments, { body: { orderIds } }, 'There was an error sending this email');

const moveAll = (orderIds: string[], move: OrderMoveInput) =>
  api(
    calls.orderWork.moveMany,
    { body: { ...move, orderIds } },
    move.sdStatus === 'order_canceled'
      ? 'There was an error deleting this order'
      : 'There was an error updating this order',
  );
