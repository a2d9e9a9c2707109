import { type Order, type SdStatus, sdStatuses, sdStatusNames, stationOf } from '@overland/contracts';
import { isAskedMove, isReasonedMove, moveNames } from '../at-once/move-names';

export interface Move {
  to: SdStatus;
  label: string;
  /** A step back, which is confirmed first. */
  isBack: boolean;
}

type Standing = Pick<Order, 'sdStatus' | 'moves'>;

const back: Partial<Record<SdStatus, string>> = {
  new: 'Back to New Booking',
  posted: 'Back to Posted',
  posted_to_loadboard: 'Back to Posted',
  accepted: 'Back to Assigned Driver',
  picked_up: 'Back to Picked Up',
  delivered: 'Back to Delivered',
  invoiced: 'Back to Invoiced',
};

/** Every move but canceling, which asks for a reason, in the order of the transport. */
export function movesOf({ sdStatus, moves }: Standing): Move[] {
  return sdStatuses
    .filter((to) => to !== 'order_canceled' && moves.includes(to) && !isOtherPosted(to, { sdStatus, moves }))
    .map((to) => {
      const isBack = isBehind(to, sdStatus);
      return { to, isBack, label: (isBack && back[to]) || labelOf(sdStatus, to) };
    });
}

/** Two states are `posted`, and the dispatch system alone tells them apart: people choose one. */
function isOtherPosted(to: SdStatus, { sdStatus, moves }: Standing): boolean {
  if (to === 'posted') return sdStatus === 'posted_to_loadboard';
  return to === 'posted_to_loadboard' && (sdStatus === 'posted' || moves.includes('posted'));
}

/** The move that brings the transport on; null where there is none. */
export function nextMove(order: Standing): Move | null {
  const isStep = ({ to, isBack }: Move) => !isBack && to !== 'flagged' && to !== 'on_hold';
  const steps = movesOf(order).filter(isStep);
  const stage = stationOf[order.sdStatus];
  return steps.find(({ to }) => stationOf[to] > stage) ?? steps[0] ?? null;
}

function labelOf(from: SdStatus, to: SdStatus): string {
  if (from === 'flagged') return 'Remove flag';
  if (from === 'order_canceled') return 'Reinstate';
  return moveNames[to];
}

function isBehind(to: SdStatus, from: SdStatus): boolean {
  const [next, now] = [stationOf[to], stationOf[from]];
  if (next === 0 || now === 0) return false;
  return next < now || (next === now && sdStatuses.indexOf(to) < sdStatuses.indexOf(from));
}

/** Whether it is asked about in a dialog of its own. */
export function hasDialog({ sdStatus }: Pick<Order, 'sdStatus'>, { to, isBack }: Move): boolean {
  if (sdStatus === 'flagged') return false;
  return (!isBack && isAskedMove(to)) || (isReasonedMove(to) && sdStatus !== 'order_canceled');
}

/** What a move without a dialog does, for who is asked whether to make it. */
export function effectOf(
  { sdStatus, sdStatusLabel }: Pick<Order, 'sdStatus' | 'sdStatusLabel'>,
  move: Move,
): string {
  const { to, isBack } = move;
  if (isBack) return `The order goes back from ${sdStatusLabel}. Emails that were sent are not taken back.`;
  return `${changeOf(sdStatus, to)} Nobody is emailed about it, and you can take it back for a minute.`;
}

function changeOf(from: SdStatus, to: SdStatus): string {
  if (from === 'flagged') return `The flag goes away: the order is ${sdStatusNames[to]} again.`;
  if (from === 'order_canceled') return `The order is no longer canceled: it is ${sdStatusNames[to]} again.`;
  switch (to) {
    case 'posted':
    case 'posted_to_loadboard':
      return 'The order is offered to carriers, and reads “Confirmed” from now on.';
    case 'invoiced':
      return 'The order counts as invoiced, and still reads “Delivered”.';
    case 'paid':
      return 'The carrier of this order counts as paid.';
    case 'new':
      return 'The order is released for transport.';
    default:
      return `The order becomes ${sdStatusNames[to]}.`;
  }
}

export function movedText({ uniqueId, sdStatus, sdStatusLabel }: Order, from: SdStatus): string {
  if (sdStatus === 'flagged') return `Order #${uniqueId} is flagged for attention.`;
  if (sdStatus === 'order_canceled') return `Order #${uniqueId} is canceled.`;
  if (from === 'flagged') return `The flag of order #${uniqueId} is removed.`;
  if (from === 'order_canceled') return `Order #${uniqueId} is reinstated.`;
  if (from === 'on_hold' && sdStatus === 'new') return `Order #${uniqueId} is released.`;
  if (sdStatus === 'paid') return `The carrier of order #${uniqueId} is marked paid.`;
  if (sdStatus === 'invoiced') return `Order #${uniqueId} is marked invoiced.`;
  return `Order #${uniqueId}: ${sdStatusLabel}.`;
}
