import { isStepBack, type OrderMove, type SdStatus, type Session, sdStatusNames } from '@overland/contracts';
import { minuteMs } from '@overland/contracts/calendar';
import { AppError, invalidField } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import { mayBeReinstated, movesFor } from '../orders/order-permissions.js';

/** The history must say why an order is canceled. @throws AppError invalid */
export function checkReason({ sdStatus, note }: Pick<OrderMove, 'sdStatus' | 'note'>): void {
  if (sdStatus !== 'order_canceled' || note !== '') return;
  throw invalidField('note', 'Please say why it is canceled.');
}

/** When it really happened, to the minute. @throws AppError invalid if that is impossible. */
export function checkTime(
  order: PlacedOrder,
  { sdStatus, at }: Pick<OrderMove, 'sdStatus' | 'at'>,
  now: Date,
): void {
  if (!at) return;
  const refusal = timeRefusal(order, { sdStatus, at: new Date(at), now });
  if (refusal) throw invalidField('at', refusal);
}

/** @throws AppError invalid for what this move does not record. */
export function checkCondition(
  { vehicles }: Pick<PlacedOrder, 'vehicles'>,
  { sdStatus, carrier, agreed, condition }: Pick<OrderMove, 'sdStatus' | 'carrier' | 'agreed' | 'condition'>,
): void {
  if (carrier && sdStatus !== 'accepted')
    throw invalidField('carrier', 'Only an assignment names a carrier.');
  if (agreed !== undefined && sdStatus !== 'accepted') {
    throw invalidField('agreed', 'Only an assignment names what was agreed.');
  }
  if (!condition) return;
  if (!hasOwnTime(sdStatus))
    throw invalidField('condition', 'Only a pickup and a delivery have a condition.');
  if (condition.odometers.length > vehicles.length) {
    throw invalidField('odometers', 'There are more odometers than vehicles.');
  }
}

const hasOwnTime = (state: SdStatus): boolean => state === 'picked_up' || state === 'delivered';

function timeRefusal(
  { createdAt, pickedUpAt }: Pick<PlacedOrder, 'createdAt' | 'pickedUpAt'>,
  { sdStatus, at, now }: { sdStatus: SdStatus; at: Date; now: Date },
): string | null {
  if (!hasOwnTime(sdStatus)) return 'Only a pickup and a delivery have a time of their own.';
  const endOfMinute = at.getTime() + minuteMs;
  if (at.getTime() > now.getTime() + minuteMs) return 'This time is in the future.';
  if (endOfMinute <= createdAt.getTime()) return 'This is before the order was booked.';
  if (sdStatus === 'delivered' && pickedUpAt && endOfMinute <= pickedUpAt.getTime()) {
    return 'This is before the order was picked up.';
  }
  return null;
}

/**
 * Why a step with several orders at once leaves out this one, also where it is there already; null if it does not. A step back is
 * not taken with several.
 */
export function refusalAmongSeveral(
  order: PlacedOrder,
  to: SdStatus,
  by: { session: Session; now: Date },
): string | null {
  if (order.sdStatus === to) return `This order is ${sdStatusNames[to]} already.`;
  const from = order.flaggedFrom ?? order.sdStatus;
  if (isStepBack(from, to)) {
    return `This order is ${sdStatusNames[from]} already. A step back is taken on its own page.`;
  }
  const allowed = movesFor(order, by.session, by.now);
  return allowed.includes(to) ? null : refusalOf(order, to, { allowed, ...by });
}

/** @throws AppError conflict with the states that are allowed. */
export function checkMove(order: PlacedOrder, to: SdStatus, by: { session: Session; now: Date }): void {
  const allowed = movesFor(order, by.session, by.now);
  if (allowed.includes(to)) return;
  throw new AppError('conflict', refusalOf(order, to, { allowed, ...by }), { details: { allowed } });
}

interface RefusedMove {
  allowed: readonly SdStatus[];
  session: Session;
  now: Date;
}

function refusalOf(order: PlacedOrder, to: SdStatus, { allowed, session, now }: RefusedMove): string {
  if (order.sdStatus === 'order_canceled') {
    if (session.role !== 'MCAdmin') return 'This order is Canceled. Please ask us to reinstate it.';
    if (!mayBeReinstated(order, now)) {
      return 'This order was Canceled more than 30 days ago and cannot be reinstated. Please book it again.';
    }
  }
  if (order.sdStatus === 'flagged' && allowed.length > 0) {
    return 'This order is flagged. Remove its flag first.';
  }
  const refused = `This order is ${sdStatusNames[order.sdStatus]} and cannot become ${sdStatusNames[to]}.`;
  if (allowed.length === 0) return `${refused} Please ask us to change it.`;
  const names = new Set(allowed.map((state) => sdStatusNames[state]));
  names.delete(sdStatusNames[order.sdStatus]);
  return `${refused} It can become ${either.format(names)}.`;
}

const either = new Intl.ListFormat('en-US', { type: 'disjunction' });
