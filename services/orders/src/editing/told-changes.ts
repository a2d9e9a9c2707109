import { owesPayment } from '@overland/contracts';
import type { NewMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { agreedChanges } from '../terms/agreed-changes.js';
import { agreedFactsOf } from '../terms/agreement.js';

/** What people hear of an edit: who had the old order gets old and new side by side, who has to pay the new amount. */
export function milestonesOfEdit(
  before: PlacedOrder,
  after: PlacedOrder,
  asksForTerms: boolean,
): NewMilestone[] {
  const changes = agreedChanges(agreedFactsOf(before), agreedFactsOf(after));
  if (changes.length === 0) return [];
  const { version } = after;
  const changed: NewMilestone = asksForTerms
    ? { milestone: 'termsChanged', transition: `terms:${version}`, changes }
    : { milestone: 'changed', transition: `changed:${version}`, changes };
  if (!asksForPayment(before, after)) return [changed];
  const price = changes.filter(({ field }) => field === 'price');
  return [changed, { milestone: 'paymentRequested', transition: `price:${version}`, changes: price }];
}

/** Another amount is due than the customer knows. */
export const asksForPayment = (before: PlacedOrder, after: PlacedOrder): boolean =>
  before.price !== after.price && owesPayment(after);
