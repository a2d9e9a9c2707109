import { type Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { paidQuestion } from '../paid-question';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';
import { useUndo } from './use-undo';

export function useOrderPayment(order: Order) {
  const { orderId, uniqueId } = order;
  const confirm = useConfirm();
  const { notify, offer } = useNotices.getState();
  const undo = useUndo(orderId);
  const keep = useKeepOrder();
  const options = useChangeOptions(orderId);
  const marking = useApiMutation(calls.orderWork.setPaid, {
    ...options,
    onSuccess: (marked) => {
      keep(marked);
      const text = `Order #${uniqueId} is marked ${marked.paid ? 'paid' : 'unpaid'}.`;
      offer({ kind: 'success', text, ...undo.actionOf(marked) });
    },
  });
  const request = useApiMutation(calls.orderWork.requestPayments, {
    ...options,
    refreshes: [...options.refreshes, calls.orders.get],
    onSuccess: ({ refused: [refusal] }) => {
      if (refusal) notify('error', refusal.message);
      else notify('success', `The payment of order #${uniqueId} has been requested.`);
    },
  });
  const togglePaid = async () => {
    const isSure = await confirm(paidQuestion(order));
    if (isSure) marking.mutate({ params: { orderId }, body: { paid: !order.paid } });
  };
  return {
    togglePaid: () => void togglePaid(),
    isMarking: marking.isPending,
    ask: () => request.mutate({ body: { orderIds: [orderId] } }),
    isAsking: request.isPending,
  };
}
