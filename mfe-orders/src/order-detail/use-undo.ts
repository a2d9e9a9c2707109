import { type Order } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { type NoticeAction, useApiMutation, useNotices } from '@overland/web';
import { useKeepOrder } from '../use-keep-order';
import { useChangeOptions } from './use-change-options';

export function useUndo(orderId: string) {
  const offer = useNotices((state) => state.offer);
  const keep = useKeepOrder();
  const taking = useApiMutation(calls.orderWork.undo, {
    ...useChangeOptions(orderId),
    onSuccess: (order) => {
      keep(order);
      const text = `Order #${order.uniqueId} is as it was before. Nobody is emailed.`;
      offer({ kind: 'success', text, about: orderId });
    },
  });
  const take = ({ version }: Pick<Order, 'version'>) =>
    taking.mutate({ params: { orderId }, body: { version } });
  return {
    take,
    isTaking: taking.isPending,
    /** For the notice of a move, which has no action if the move cannot be taken back. */
    actionOf: (moved: Order): { about: string; action?: NoticeAction } => ({
      about: orderId,
      ...(moved.undoUntil !== null && { action: { label: 'Undo', run: () => take(moved) } }),
    }),
  };
}
