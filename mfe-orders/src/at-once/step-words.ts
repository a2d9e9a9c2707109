import { type OrdersReport, stepNames } from '@overland/contracts';
import { formatCountOf } from '@overland/ui';
import { isAskedMove, listMoveNames, type Move, staffMoves } from './move-names';
import type { OrderStep } from './use-order-steps';
import { undoTimeText } from './when-emailed';

const states: Record<Move, string> = {
  posted: 'marked Posted',
  accepted: 'marked Driver Assigned',
  picked_up: 'Picked Up',
  delivered: 'Delivered',
  invoiced: 'marked Invoiced',
  paid: 'marked Carrier Paid',
  on_hold: 'On Hold',
  new: 'released or reinstated',
  flagged: 'flagged for attention',
  order_canceled: 'canceled',
};

const moveOf = ({ move }: OrderStep): Move | undefined =>
  staffMoves.find((state) => state === move?.sdStatus);

export function stepName(step: OrderStep): string {
  if (step.move === null) return 'Request Payment';
  const move = moveOf(step);
  return move ? listMoveNames[move] : 'Change Status';
}

/** Whether people outside hear of the step. */
export const isTold = ({ move }: OrderStep): boolean =>
  move === null ||
  (move.tells !== false && (move.sdStatus === 'order_canceled' || isAskedMove(move.sdStatus)));

/** "12 orders", or the one by its number. */
function named(done: OrdersReport['done']): string {
  const [first, second] = done;
  return first && !second ? `order #${first.uniqueId}` : formatCountOf(done.length, 'order');
}
const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** "12 orders are Picked Up.", "The customer of order #10231 will be asked to pay." */
export function doneText(step: OrderStep, { done }: OrdersReport): string {
  // Their emails wait.
  if (step.move === null) {
    return `The customer${done.length === 1 ? '' : 's'} of ${named(done)} will be asked to pay.`;
  }
  const are = done.length === 1 ? 'is' : 'are';
  const move = moveOf(step);
  return `${capital(named(done))} ${are} ${move ? states[move] : 'moved'}.`;
}

/** How long the step can be taken back, and what waits for that. */
export const waitText = (step: OrderStep, seconds: number): string =>
  undoTimeText('this', seconds, { tells: isTold(step) });

/** Names the step, as an order's page does. */
export const undoLabelOf = ({ move }: OrderStep): string =>
  `Undo ${move === null ? 'Payment Request' : stepNames[move.sdStatus]}`;

/** Emails of earlier steps may still wait, and go out. */
export function undoneText(step: OrderStep, { done }: OrdersReport): string {
  const are = done.length === 1 ? 'is as it was' : 'are as they were';
  const emails = isTold(step) ? ' The emails about it are not sent.' : '';
  return `${capital(named(done))} ${are} before this step.${emails}`;
}
