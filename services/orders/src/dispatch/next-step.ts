import { hashOfBody } from '@overland/service-kit';
import type { DispatchEntity } from '../dispatches/dispatch.entity.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { reachedStatus } from '../orders/order-permissions.js';
import { toTmsOrder } from './tms-order.js';

/** One call to the TMS, or `startOver`: what follows is about a new order there. */
export type DispatchStep =
  | 'find'
  | 'create'
  | 'startOver'
  | 'update'
  | 'hold'
  | 'release'
  | 'cancel'
  | 'markPaid';

export type Told = Pick<DispatchEntity, 'tmsGuid' | 'sent' | 'createBeganAt'>;

/** How an order should stand at the TMS. A flag is for staff only. */
export function wantedOf(order: PlacedOrder) {
  const state = order.flaggedFrom ?? order.sdStatus;
  return {
    content: hashOfBody(toTmsOrder(order)),
    held: state === 'on_hold',
    canceled: state === 'order_canceled',
    paid: state === 'paid',
  };
}

/** What is to be done first so that the TMS has the order as it is; null when it has it. */
export function nextStep(order: PlacedOrder, told: Told): DispatchStep | null {
  return told.tmsGuid === null ? firstStep(order, told) : changeStep(order, told);
}

/** An order that is on the road already, or canceled, is not brought to the TMS any more. */
function firstStep(order: PlacedOrder, { createBeganAt }: Told): DispatchStep | null {
  if (createBeganAt !== null) return 'find';
  return reachedStatus(order) === 'New' ? 'create' : null;
}

function changeStep(order: PlacedOrder, { sent }: Told): DispatchStep | null {
  const wanted = wantedOf(order);
  if (wanted.canceled) return sent.canceled ? null : 'cancel';
  if (sent.canceled) return 'startOver';
  const isMovable = reachedStatus(order) !== 'Delivered';
  if (isMovable && wanted.content !== sent.content) return 'update';
  if (wanted.held !== (sent.held ?? false)) return wanted.held ? 'hold' : 'release';
  return wanted.paid && !sent.paid ? 'markPaid' : null;
}
