import type { Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useApiMutation } from '@overland/web';
import { useChangeOptions } from '../order-detail/use-change-options';
import { useUndo } from '../order-detail/use-undo';
import { useKeepOrder } from '../use-keep-order';

/** Notes why a customer disputes a payment, and that it is settled. */
export function useDispute({ orderId, uniqueId }: Pick<Order, 'orderId' | 'uniqueId'>) {
  const undo = useUndo(orderId);
  const keep = useKeepOrder();
  const changing = useApiMutation(calls.orderWork.disputePayment, {
    ...useChangeOptions(orderId),
    onSuccess: (order) => {
      keep(order);
      const text = order.paymentDispute
        ? `The payment of order #${uniqueId} is in dispute.`
        : `The dispute about the payment of order #${uniqueId} is settled.`;
      undo.tell(order, text);
    },
  });
  /** Fails with what the form shows. */
  return (body: Parameters<typeof changing.mutateAsync>[0]['body']) =>
    changing.mutateAsync({ params: { orderId }, body });
}
