import { isStepBack, type OrderRow, type SdStatus, statesAfter } from '@overland/contracts';

/** What a person does who moves an order on, by the state that it gets (docs/product/orders.md). */
export const moveNames: Record<SdStatus, string> = {
  new: 'Release',
  on_hold: 'Hold',
  posted: 'Mark Posted',
  posted_to_loadboard: 'Mark Posted',
  requests: 'Mark Requested',
  pending: 'Mark Offered',
  declined: 'Mark Declined',
  accepted: 'Mark Driver Assigned',
  picked_up: 'Mark Picked Up',
  delivered: 'Mark Delivered',
  invoiced: 'Mark Invoiced',
  paid: 'Mark Carrier Paid',
  flagged: 'Flag for attention',
  order_canceled: 'Cancel order',
};

/** The steps that staff take with orders of a list, in the order of an order's life. */
export const staffMoves = [
  'posted',
  'accepted',
  'picked_up',
  'delivered',
  'invoiced',
  'paid',
  'on_hold',
  'new',
  'flagged',
  'order_canceled',
] as const satisfies readonly SdStatus[];

export type Move = (typeof staffMoves)[number];

const askedMoves = ['accepted', 'picked_up', 'delivered'] as const satisfies readonly SdStatus[];
/** The moves that people are emailed about; `MoveDialog` asks about these. */
export type AskedMove = (typeof askedMoves)[number];

/** The moves that need a reason; `ReasonDialog` asks for it. */
export type ReasonedMove = 'flagged' | 'on_hold';

export const isReasonedMove = (to: SdStatus): to is ReasonedMove => to === 'flagged' || to === 'on_hold';

export const isAskedMove = (to: SdStatus): to is AskedMove => askedMoves.some((one) => one === to);

/** For several orders at once: one label covers both releasing and reinstating. */
export const listMoveNames: Record<Move, string> = {
  ...moveNames,
  new: 'Release or reinstate',
  order_canceled: 'Cancel orders',
};

/** With how many of these a step can be taken; a flag is taken off on the page of its order. */
export const countOf = (move: Move, orders: readonly Pick<OrderRow, 'sdStatus'>[]): number =>
  orders.filter(({ sdStatus }) =>
    sdStatus === 'flagged'
      ? move === 'order_canceled'
      : statesAfter[sdStatus].includes(move) && !isStepBack(sdStatus, move),
  ).length;
