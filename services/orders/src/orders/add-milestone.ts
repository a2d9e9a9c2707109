import type { EmailsTakenBack, OrderMilestoneReached } from '@overland/contracts';
import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { knownToCustomer } from './known-to-customer.js';
import type { PlacedOrder } from './order.entity.js';
import { toOrderBooked } from './order-event.mapper.js';

type Reached = Omit<OrderMilestoneReached, 'order'>;

/** A milestone, without the fields that most milestones leave empty. */
export type NewMilestone = Pick<Reached, 'milestone' | 'transition'> & Partial<Reached>;

const nothingMore = { reason: '', customerReason: '', isAnswer: false, heldSeconds: 0, changes: [] };

/**
 * Publishes the milestone in the transaction of the change. `order` is the state after it; what is told at once leaves out steps
 * that can still be undone.
 * @returns what takes its emails back.
 */
export async function addMilestone(
  manager: EntityManager,
  order: PlacedOrder,
  reached: NewMilestone,
  { now, ...origin }: { now: Date; requestId: string | null; traceparent?: string | null },
): Promise<EmailsTakenBack['told'][number]> {
  const told = reached.heldSeconds ? order : knownToCustomer(order, now).order;
  const payload = { ...nothingMore, ...reached, order: toOrderBooked(told) };
  const eventId = await addToOutbox(manager, 'order.milestone', payload, origin);
  return { eventId, transition: reached.transition };
}
