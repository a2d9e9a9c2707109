import type { OrderPayment } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatMoney, useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useChangeOptions } from '../order-detail/use-change-options';
import { useUndo } from '../order-detail/use-undo';
import { useKeepOrder } from '../use-keep-order';

export const unpaidQuestion = ({ uniqueId }: { uniqueId: number }) => ({
  title: `Order #${uniqueId}`,
  text: 'Are you sure that this order is not paid? Its payments stay in its history as removed.',
  confirmLabel: 'Mark Unpaid',
});

/** Removes one payment of an order, or all of them, after a question. */
export function usePaymentRemoval({ orderId, uniqueId }: { orderId: string; uniqueId: number }) {
  const confirm = useConfirm();
  const offer = useNotices((state) => state.offer);
  const undo = useUndo(orderId);
  const keep = useKeepOrder();
  const options = useChangeOptions(orderId);
  const title = `Order #${uniqueId}`;
  const all = useApiMutation(calls.orderWork.markUnpaid, {
    ...options,
    onSuccess: (order) => {
      keep(order);
      offer({ kind: 'success', text: `${title} is marked unpaid.`, ...undo.actionOf(order) });
    },
  });
  const one = useApiMutation(calls.orderWork.removePayment, {
    ...options,
    onSuccess: (order) => {
      keep(order);
      offer({
        kind: 'success',
        text: `A payment of order #${uniqueId} is removed.`,
        ...undo.actionOf(order),
      });
    },
  });
  return {
    isRemoving: all.isPending || one.isPending,
    markUnpaid: async () => {
      if (await confirm(unpaidQuestion({ uniqueId }))) all.mutate({ params: { orderId } });
    },
    /** Where `unpaidQuestion` was asked already. */
    markUnpaidNow: () => all.mutate({ params: { orderId } }),
    remove: async ({ id: paymentId, amount }: OrderPayment) => {
      const text = `Are you sure that ${formatMoney(amount)} was not paid? The payment stays here as removed.`;
      if (await confirm({ title, text, confirmLabel: 'Remove' }))
        one.mutate({ params: { orderId, paymentId } });
    },
  };
}
