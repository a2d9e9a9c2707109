import { owesPayment } from '@overland/contracts';
import { agreedChanges } from '../agreements/agreed-changes.js';
import { agreedFactsOf } from '../agreements/agreement.js';
import type { NewMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';

/**
 * The milestones of an edit: whoever had the old order gets old and new values side by side, and whoever must pay gets the new
 * amount.
 */
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

/** Whether the amount due is now another than the customer was told. */
export const asksForPayment = (before: PlacedOrder, after: PlacedOrder): boolean =>
  before.price !== after.price && owesPayment(after);
