import type { Order } from '@overland/contracts';
import { MoveDialog } from '../at-once/move-dialog';
import { isAskedMove } from '../at-once/move-names';
import type { OrderMoves } from './use-order-moves';

/** The dialog of the move that was chosen; nothing while none is. */
export function AskedMove({ order, changing }: { order: Order; changing: OrderMoves }) {
  const { asked } = changing;
  if (asked === null || !isAskedMove(asked.to)) return null;
  return (
    <MoveDialog
      title={asked.label}
      to={asked.to}
      orderId={order.orderId}
      onMove={(answer) => changing.answer(asked, answer)}
      onClose={changing.stopAsking}
    />
  );
}
