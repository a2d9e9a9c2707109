import type { CustomerOrder } from '@overland/contracts';
import { t, translate } from '@overland/i18n';

/** What changed between two answers, in a sentence; '' where there is nothing to tell, such as another position of the driver. */
export function newsOf(before: CustomerOrder, after: CustomerOrder): string {
  if (after.status === 'Canceled' && before.status !== 'Canceled') return t('Your order is canceled.');
  if (after.sdStatusLabel !== before.sdStatusLabel)
    return t('Your order has changed. It is now: {state}.', { state: translate(after.sdStatusLabel) });
  if (answersOf(after) > answersOf(before)) return t('Your request is answered.');
  if (after.files.length > before.files.length) return t('Your order has a new file.');
  return withoutWhatMoves(after) === withoutWhatMoves(before) ? '' : t('Your order has changed.');
}

const answersOf = ({ requests }: CustomerOrder): number =>
  requests.filter(({ state }) => state === 'accepted' || state === 'declined').length;

/** The driver's position changes all the time, and what customers do themselves, they know. */
function withoutWhatMoves({ position, requests, survey, ...order }: CustomerOrder): string {
  return JSON.stringify(order);
}
