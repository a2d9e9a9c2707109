import type { OrdersReport } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type ApiError, api, offerUntil, useMutation, useNotices } from '@overland/web';
import { useIsOrderPage } from '../order-detail/use-is-order-page';
import { inChunks } from './in-chunks';
import { doneText, undoLabelOf, undoneText } from './step-words';
import { type OrderStep, useRefreshOrders } from './use-order-steps';

const key = 'undo-of-several-orders';

/** Until when all of a report can be taken back; null if nothing can. */
export const undoUntilOf = ({ done }: OrdersReport): string | null =>
  done.flatMap(({ undo }) => undo?.until ?? []).sort()[0] ?? null;

/** Takes back what a report says was done, order by order. */
export function useUndoMany() {
  const notify = useNotices((state) => state.notify);
  const refresh = useRefreshOrders();
  return useMutation<OrdersReport, ApiError, OrdersReport>({
    mutationFn: takeBack,
    onError: ({ message }) => notify('error', message),
    onSettled: refresh,
  });
}

function takeBack({ done }: OrdersReport): Promise<OrdersReport> {
  const versions = new Map(done.flatMap(({ orderId, undo }) => (undo ? [[orderId, undo.version]] : [])));
  const orders = done.flatMap(({ orderId: _id, uniqueId, undo }) => (undo ? [{ _id, uniqueId }] : []));
  return inChunks(orders, (orderIds) => {
    const body = { orders: orderIds.map((orderId) => ({ orderId, version: versions.get(orderId) ?? 0 })) };
    return api(calls.orderWork.undoMany, { body }, 'There was an error updating these orders');
  });
}

/** Says in a notice what was done, with Undo for as long as that is possible. */
export function useUndoNotice() {
  const notify = useNotices((state) => state.notify);
  const { mutateAsync } = useUndoMany();
  const isOrderPage = useIsOrderPage();
  const run = async (report: OrdersReport, step: OrderStep) => {
    const undone = await mutateAsync(report).catch(() => null);
    if (!undone) return;
    const kept = undone.refused.map(({ uniqueId, message }) => `#${uniqueId}: ${message}`);
    if (undone.done.length > 0) notify('success', undoneText(step, undone));
    if (kept.length > 0) notify('error', `Not taken back. ${kept.join(' ')}`);
  };
  return (report: OrdersReport, step: OrderStep) => {
    const until = undoUntilOf(report);
    const text = doneText(step, report);
    const isOfferedThere = report.done.every(({ orderId }) => isOrderPage(orderId));
    if (until === null || isOfferedThere) return notify('success', text);
    const action = { label: undoLabelOf(step), key: 'z', run: () => void run(report, step) };
    offerUntil(until, { key, kind: 'success', text, action });
  };
}
