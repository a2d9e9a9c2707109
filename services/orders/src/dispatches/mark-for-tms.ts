import type { EntityManager } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { DispatchEntity } from './dispatch.entity.js';

/** As soon as possible. */
export const soon = new Date(0);

/** Says, in the transaction of a change, that the TMS may have to hear of it. */
export async function markForTms(manager: EntityManager, order: PlacedOrder): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(DispatchEntity)
    .values({
      orderId: order.id,
      portalId: order.portalId,
      sent: {},
      attempts: 0,
      error: '',
      dueAt: soon,
      leaseUntil: soon,
    })
    .orUpdate(['due_at'], ['order_id'])
    .updateEntity(false)
    .execute();
}
