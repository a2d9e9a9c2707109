import { stepNames } from '@overland/contracts';
import type { PlacedOrder } from './order.entity.js';
import type { OrderUndoPlan } from './order-undo-plan.js';

/** How people name a step that can be undone: "Undo Delivery", "You can take “Delivery” back". */
export function undoneStep(
  before: Pick<PlacedOrder, 'sdStatus'>,
  after: Pick<PlacedOrder, 'sdStatus'>,
  payments?: OrderUndoPlan['payments'],
): string {
  if (payments) return payments.added.length > 0 ? 'Payment' : 'Payment Removal';
  if (before.sdStatus === after.sdStatus) return 'Payment Request';
  if (before.sdStatus === 'flagged' && after.sdStatus !== 'order_canceled') return 'Flag Removal';
  if (before.sdStatus === 'order_canceled') return 'Reinstatement';
  if (before.sdStatus !== 'on_hold' && after.sdStatus === 'new') return 'Step Back';
  return stepNames[after.sdStatus];
}
