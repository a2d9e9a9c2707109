import type { ChangeRequestState, RequestAnswer } from '@overland/contracts';
import { dayMs, daySeconds } from '@overland/contracts/calendar';
import { formatDay } from '@overland/contracts/format';
import { AppError, invalidField } from '@overland/service-kit';
import { checkPickupDay, type PickupCalendar } from '../booking/pickup-day.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { reachedStatus } from '../orders/order-permissions.js';
import type { ChangeRequestEntity } from './change-request.entity.js';

type Wish = Pick<ChangeRequestEntity, 'kind' | 'wishedDay' | 'note'>;

/** Customers may ask for changes until the pickup (docs/product/orders.md). */
export const mayAsk = (order: Pick<PlacedOrder, 'sdStatus' | 'flaggedFrom'>): boolean =>
  reachedStatus(order) === 'New';

/** @throws AppError conflict once the order is picked up or canceled. */
export function checkMayAsk(order: PlacedOrder): void {
  if (mayAsk(order)) return;
  throw new AppError(
    'conflict',
    reachedStatus(order) === 'Canceled'
      ? 'This order is canceled.'
      : 'This order has been picked up and cannot be changed any more.',
  );
}

/** Per order and day, so that nobody can flood the staff's list. */
const mostInADay = 10;

export const limitBegins = (now: Date): Date => new Date(now.getTime() - dayMs);

/** @param count requests since the limit's period began. @throws AppError tooManyRequests */
export function checkNumber(count: number): void {
  if (count < mostInADay) return;
  throw new AppError('tooManyRequests', 'You have asked for many changes today. Please call us.', {
    retryAfterSeconds: daySeconds,
  });
}

export const askedAlready = () =>
  new AppError('conflict', 'You have asked for this already. You can take that request back.');

/** Customers cannot book a RUSH. @throws AppError invalid */
export function checkWishedDay(day: string, order: PlacedOrder, calendar: PickupCalendar): void {
  const { refusal } = checkPickupDay(day, calendar, { mayRush: false });
  if (refusal) throw invalidField('wishedDay', refusal);
  if (day !== order.pickupScheduledAt) return;
  throw invalidField('wishedDay', 'This is the first pickup day already.');
}

/** @throws AppError conflict unless it is open still. */
export function checkOpen({ state }: Pick<ChangeRequestEntity, 'state'>): void {
  if (state !== 'open') throw new AppError('conflict', closedTexts[state]);
}

const closedTexts: Record<Exclude<ChangeRequestState, 'open'>, string> = {
  accepted: 'This request has been accepted already.',
  declined: 'This request has been declined already.',
  withdrawn: 'The customer has taken this request back.',
};

/** @throws AppError invalid if a declined request has no note for the customer. */
export function checkAnswer({ state, note }: RequestAnswer): void {
  if (state === 'declined' && note === '') throw invalidField('note', 'Please tell the customer why.');
}

/** What requests add to the order's history. */
export const historyLines = {
  asked: (request: Wish) =>
    request.kind === 'cancel'
      ? `Asked to cancel the order: ${request.note}`
      : withNote(`Asked for ${dayOf(request)} as first pickup day.`, request.note),
  withdrawn: (request: Wish) => `Took the request ${wordsOf(request)} back.`,
  accepted: (request: Wish, note: string) =>
    withNote(`Accepted the customer's request ${wordsOf(request)}.`, note),
  declined: (request: Wish, note: string) =>
    withNote(`Declined the customer's request ${wordsOf(request)}.`, note),
};

const wordsOf = (request: Wish) =>
  request.kind === 'cancel' ? 'to cancel the order' : `for ${dayOf(request)} as first pickup day`;
const dayOf = ({ wishedDay }: Wish) => (wishedDay === null ? '' : formatDay(wishedDay));
const withNote = (line: string, note: string) => (note === '' ? line : `${line} ${note}`);
