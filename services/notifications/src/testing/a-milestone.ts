import type { OrderBooked, OrderMilestone, OrderMilestoneReached } from '@overland/contracts';

/** An order gets so far; its people are told at once, unless that is changed. */
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
