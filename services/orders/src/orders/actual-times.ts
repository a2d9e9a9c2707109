import type { PlacedOrder } from './order.entity.js';

type Known = Pick<PlacedOrder, 'pickedUpAt' | 'deliveredAt'>;

/** When it was really picked up and delivered. A pickup that was not reported before the delivery has no time of its own. */
export function actualTimes({ pickedUpAt, deliveredAt }: Known): Known {
  const isImplied = pickedUpAt !== null && pickedUpAt.getTime() === deliveredAt?.getTime();
  return { pickedUpAt: isImplied ? null : pickedUpAt, deliveredAt };
}
