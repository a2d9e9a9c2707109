import type { SdStatus } from './constants.js';

export const deliveredStates = ['delivered', 'invoiced', 'paid'] as const satisfies readonly SdStatus[];
export const pickedUpStates = ['picked_up', ...deliveredStates] as const;
/** A carrier has taken it. */
export const assignedStates = ['accepted', ...pickedUpStates] as const;

const isIn = (states: readonly SdStatus[]) => (sdStatus: SdStatus) => states.includes(sdStatus);

/** How far the transport is. Of a flagged order the state before its flag is asked. */
export const isDelivered = isIn(deliveredStates);
export const isPickedUp = isIn(pickedUpStates);
export const isAssigned = isIn(assignedStates);

/** States as a list of SQL. */
export const sqlOfStates = (states: readonly SdStatus[]): string => `('${states.join("', '")}')`;

const offered = ['requests', 'pending', 'accepted'] as const;
const boards = ['posted', 'posted_to_loadboard'] as const;
/** Possible for every order that is not picked up yet. */
const stopped = ['on_hold', 'flagged', 'order_canceled'] as const;

/** The states that may follow each state (docs/product/orders.md). For a flagged order that depends on its past. */
export const statesAfter: Record<Exclude<SdStatus, 'flagged'>, readonly SdStatus[]> = {
  new: [...boards, ...offered, ...stopped],
  on_hold: ['new', ...boards, 'pending', 'flagged', 'order_canceled'],
  posted: ['posted_to_loadboard', 'new', ...offered, ...stopped],
  posted_to_loadboard: ['posted', 'new', ...offered, ...stopped],
  requests: ['pending', 'accepted', ...boards, 'new', ...stopped],
  pending: ['accepted', 'declined', 'new', ...boards, ...stopped],
  declined: ['pending', 'requests', 'new', ...boards, ...stopped],
  accepted: ['picked_up', 'delivered', 'declined', 'new', ...boards, ...stopped],
  picked_up: ['delivered', 'accepted', 'flagged'],
  delivered: ['invoiced', 'paid', 'picked_up', 'flagged'],
  invoiced: ['paid', 'delivered', 'flagged'],
  paid: ['invoiced', 'flagged'],
  order_canceled: ['new'],
};

/** Back over the carrier's road, which forgets what was recorded: taken on the order's own page, never with several at once. */
export function isStepBack(from: SdStatus, to: SdStatus): boolean {
  const road: readonly SdStatus[] = assignedStates;
  const isStop = (stopped as readonly SdStatus[]).includes(to);
  return !isStop && road.indexOf(to) < road.indexOf(from);
}
