import type { OrderBooked, OrderMilestone, OrderMilestoneReached } from '@overland/contracts';

/** A milestone of an order, notified at once unless overridden. */
export const aMilestone = (
  milestone: OrderMilestone,
  order: OrderBooked,
  changes: Partial<OrderMilestoneReached> = {},
): OrderMilestoneReached => ({
  milestone,
  transition: milestone,
  reason: '',
  customerReason: '',
  isAnswer: false,
  heldSeconds: 0,
  changes: [],
  order,
  ...changes,
});
