import { type Order, type OrderMoveInput } from '@overland/contracts';
import { calls } from '@overland/contracts/calls';
import { useConfirm } from '@overland/ui';
import { type ApiError, useApiMutation } from '@overland/web';
import { useState } from 'react';
import type { MoveAnswer } from '../at-once/move-dialog';
import { useKeepOrder, useReloadOrder } from '../use-keep-order';
import { effectOf, hasDialog, type Move, movedText } from './order-moves';
import { useChangeOptions } from './use-change-options';
import { useUndo } from './use-undo';

export function useOrderMoves(order: Order) {
  const { orderId, uniqueId, sdStatus } = order;
  const confirm = useConfirm();
  const keep = useKeepOrder();
  const reload = useReloadOrder();
  const undo = useUndo(orderId);
  const [openMove, setOpenMove] = useState<Move | null>(null);
  const options = useChangeOptions(orderId);
  const move = useApiMutation(calls.orderWork.move, options);
  // Their dialogs show the message.
  const inDialog = { ...options, onError: ({ status }: ApiError) => status === 409 && reload(orderId) };
  const fromDialog = useApiMutation(calls.orderWork.move, inDialog);
  const canceling = useApiMutation(calls.orderWork.move, {
    ...inDialog,
    whenUnreachable: 'There was an error deleting this order',
  });

  // Callbacks of mutate() would not run after the page was left.
  const take = async (call: typeof move, body: OrderMoveInput) => {
    const moved = await call.mutateAsync({ params: { orderId }, body });
    keep(moved);
    undo.tell(moved, movedText(moved, sdStatus));
  };
  const make = async (chosen: Move, { isUnseen = false } = {}) => {
    const { to, label, isBack } = chosen;
    if (hasDialog(order, chosen)) return setOpenMove(chosen);
    const isAsked = isBack || isUnseen;
    const question = {
      title: `${label}: order #${uniqueId}`,
      text: effectOf(order, chosen),
      confirmLabel: label,
    };
    const isSure = !isAsked || (await confirm({ ...question, startsAtCancel: isUnseen }));
    if (isSure) await take(move, { sdStatus: to }).catch(() => undefined);
  };
  return {
    make: (chosen: Move) => void make(chosen),
    /** Not by its button: what has no dialog is asked about, so that a stray key or a foreign link changes nothing. */
    makeAsked: (chosen: Move) => void make(chosen, { isUnseen: true }),
    openMove,
    stopAsking: () => setOpenMove(null),
    answer: async ({ to }: Move, answer: MoveAnswer) => {
      await take(fromDialog, { sdStatus: to, ...answer });
      setOpenMove(null);
    },
    cancel: (canceled: OrderMoveInput) => take(canceling, canceled),
    movingTo: move.isPending ? move.variables.body.sdStatus : null,
  };
}

export type OrderMoves = ReturnType<typeof useOrderMoves>;
