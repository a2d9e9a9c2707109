import type { Order, OrderPayment } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { formatMoney, useConfirm } from '@overland/ui';
import { useApiMutation } from '@overland/web';
import { useChangeOptions } from '../order-detail/use-change-options';
import { useUndo } from '../order-detail/use-undo';
import { useKeepOrder } from '../use-keep-order';

/** In the COD table the single payments are not known. */
interface Unpaid extends Pick<Order, 'uniqueId'> {
  payments?: Order['payments'] | undefined;
}

export const unpaidQuestion = ({ uniqueId, payments }: Unpaid) => ({
  title: `Order #${uniqueId}`,
  text: `Are you sure that this order is not paid? ${removedText(payments)}`,
  confirmLabel: 'Mark Unpaid',
});

/** Removes one payment of an order, or all of them, after a question. */
export function usePaymentRemoval({ orderId, uniqueId, payments }: Unpaid & Pick<Order, 'orderId'>) {
  const confirm = useConfirm();
  const undo = useUndo(orderId);
  const keep = useKeepOrder();
  const options = useChangeOptions(orderId);
  const title = `Order #${uniqueId}`;
  const all = useApiMutation(calls.orderWork.markUnpaid, {
    ...options,
    onSuccess: (order) => {
      keep(order);
      undo.tell(order, `${title} is marked unpaid.`);
    },
  });
  const one = useApiMutation(calls.orderWork.removePayment, {
    ...options,
    onSuccess: (order) => {
      keep(order);
      undo.tell(order, `A payment of order #${uniqueId} is removed.`);
    },
  });
  return {
    isRemoving: all.isPending || one.isPending,
    markUnpaid: async () => {
      if (await confirm(unpaidQuestion({ uniqueId, payments }))) all.mutate({ params: { orderId } });
    },
    /** Where `unpaidQuestion` was asked already. */
    markUnpaidNow: () => all.mutate({ params: { orderId } }),
    remove: async ({ id: paymentId, amount }: OrderPayment) => {
      const text = `Are you sure that ${formatMoney(amount)} was not paid? The payment stays here as removed. Nobody is emailed.`;
      if (await confirm({ title, text, confirmLabel: 'Remove' }))
        one.mutate({ params: { orderId, paymentId } });
    },
  };
}

/** Which payments go, and whom that tells. */
function removedText(payments: readonly OrderPayment[] = []): string {
  const taken = payments.filter(({ voidedAt }) => voidedAt === null);
  const sum = formatMoney(taken.reduce((total, { amount }) => total + amount, 0));
  const count = taken.length < 2 ? '' : `${taken.length} `;
  const what =
    taken.length === 0
      ? 'Its payments'
      : `Its ${count}${taken.length === 1 ? 'payment' : 'payments'} of ${sum}`;
  return `${what} will be marked as removed, and the price is due again. Nobody is emailed.`;
}
