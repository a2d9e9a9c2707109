import type { Order } from '@overland/contracts';
import { type MoveAnswer, MoveDialog } from '../at-once/move-dialog';
import { isAskedMove, isReasonedMove } from '../at-once/move-names';
import { ReasonDialog } from '../at-once/reason-dialog';
import type { OrderMoves } from './use-order-moves';

export function AskedMove({ order, changing }: { order: Order; changing: OrderMoves }) {
  const { openMove } = changing;
  if (openMove === null) return null;
  const { to, label } = openMove;
  const dialog = {
    label,
    what: `order #${order.uniqueId}`,
    onMove: (answer: MoveAnswer) => changing.answer(openMove, answer),
    onClose: changing.stopAsking,
  };
  if (isReasonedMove(to)) return <ReasonDialog {...dialog} to={to} />;
  return isAskedMove(to) ? <MoveDialog {...dialog} to={to} order={order} /> : null;
}
