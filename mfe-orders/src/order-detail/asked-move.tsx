import type { Order } from '@overland/contracts';
import { MoveDialog } from '../at-once/move-dialog';
import { isAskedMove } from '../at-once/move-names';
import type { OrderMoves } from './use-order-moves';

export function AskedMove({ order, changing }: { order: Order; changing: OrderMoves }) {
  const { openMove } = changing;
  if (openMove === null || !isAskedMove(openMove.to)) return null;
  return (
    <MoveDialog
      label={openMove.label}
      what={`order #${order.uniqueId}`}
      to={openMove.to}
      order={order}
      onMove={(answer) => changing.answer(openMove, answer)}
      onClose={changing.stopAsking}
    />
  );
}
