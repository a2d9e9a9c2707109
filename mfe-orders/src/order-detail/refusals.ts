import { type Order, sdStatusNames, statesAfter } from '@overland/contracts';
import { movesOf } from './order-moves';
import { payLabel, recorderText } from './payment-facts';

/** The steps that a flagged order could take without its flag. */
export function blockedMoves({ sdStatus, flaggedFrom, moves }: Order): string[] {
  if (sdStatus !== 'flagged' || flaggedFrom === null || flaggedFrom === 'flagged') return [];
  if (!moves.includes(flaggedFrom)) return [];
  return movesOf({ sdStatus: flaggedFrom, moves: [...statesAfter[flaggedFrom]] })
    .filter(({ to, isBack }) => to !== 'flagged' && !isBack)
    .map(({ label }) => label);
}

/** Why a step is not possible now, as its button and its key say. */
export function refusalOf(order: Order, label: string): string {
  if (label === payLabel(order)) return payRefusal(order);
  if (blockedMoves(order).includes(label)) return 'Remove the flag first.';
  if (label === 'Cancel order' && order.sdStatus !== 'order_canceled') return 'Not possible once picked up.';
  return `Not possible while the order is “${sdStatusNames[order.sdStatus]}”.`;
}

export const payRefusal = (order: Order): string =>
  order.paid ? 'It is paid already.' : (recorderText(order) ?? 'There is no payment to record.');
