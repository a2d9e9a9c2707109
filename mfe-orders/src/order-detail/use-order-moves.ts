import { type Order, orderWork, type SdStatus } from '@overland/contracts';
import { useConfirm } from '@overland/ui';
import { useApiMutation, useNotices } from '@overland/web';
import { useKeepOrder, useReloadOrder } from '../use-keep-order';
import { type Move, movedText } from './order-moves';
import { useChangeOptions } from './use-change-options';

interface Step {
  from: SdStatus;
  to: SdStatus;
  note: string;
}

/** Moves the open order to another state; a notice offers the way back where that is allowed. */
export function useOrderMoves({ orderId, uniqueId, sdStatus, sdStatusLabel }: Order) {
  const confirm = useConfirm();
  const offer = useNotices((state) => state.offer);
  const keep = useKeepOrder();
  const reload = useReloadOrder();
  const options = useChangeOptions(orderId);
  const move = useApiMutation(orderWork.move, options);
  const canceling = useApiMutation(orderWork.move, {
    ...options,
    whenUnreachable: 'There was an error deleting this order',
    // Its dialog shows the message.
    onError: ({ status }) => status === 409 && reload(orderId),
  });

  // Callbacks of mutate() would not run after the page was left.
  const take = async (call: typeof move, { from, to, note }: Step) => {
    const moved = await call.mutateAsync({ params: { orderId }, body: { sdStatus: to, note } });
    const undo = { label: 'Undo', run: () => send({ from: to, to: from, note: '' }) };
    keep(moved);
    offer({
      kind: 'success',
      text: movedText(moved, from),
      ...(moved.moves.includes(from) && { action: undo }),
    });
  };
  const send = (step: Step) => void take(move, step).catch(() => undefined);
  const make = async ({ to, label, isBack }: Move) => {
    const text = `The order goes back from ${sdStatusLabel}. Emails that were sent are not taken back.`;
    const isSure = !isBack || (await confirm({ title: `Order #${uniqueId}`, text, confirmLabel: label }));
    if (isSure) send({ from: sdStatus, to, note: '' });
  };
  return {
    make: (chosen: Move) => void make(chosen),
    cancel: (reason: string) => take(canceling, { from: sdStatus, to: 'order_canceled', note: reason }),
    /** The state that it is being moved to. */
    movingTo: move.isPending ? move.variables.body.sdStatus : null,
  };
}

export type OrderMoves = ReturnType<typeof useOrderMoves>;
