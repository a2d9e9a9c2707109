import { hashOfBody } from '@overland/service-kit';
import type { DispatchEntity } from '../dispatches/dispatch.entity.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { reachedStatus } from '../orders/order-permissions.js';
import { toTmsOrder } from './tms-order.js';

/** One call to the TMS, or `startOver`, after which the order is a new one there. */
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

/** The state that the TMS should have. Flags are only for staff, so they are not sent. */
export function wantedOf(order: PlacedOrder) {
  const state = order.flaggedFrom ?? order.sdStatus;
  return {
    content: hashOfBody(toTmsOrder(order)),
    held: state === 'on_hold',
    canceled: state === 'order_canceled',
    paid: state === 'paid',
  };
}

/** The first step that brings the TMS up to date; null if it is. */
export function nextStep(order: PlacedOrder, told: Told): DispatchStep | null {
  return told.tmsGuid === null ? firstStep(order, told) : changeStep(order, told);
}

/** An order that is already on the road or canceled is no longer sent to the TMS. */
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
