import { Injectable } from '@nestjs/common';
import { AppError } from '@overland/service-kit';
import { type EntityManager, Raw } from 'typeorm';
import { type OrderDraft, OrderEntity } from '../orders/order.entity.js';
import type { Confirmation } from './confirm-order.js';
import type { Attempt } from './draft-order.js';

/** Longer than quoting may take to answer, so that two processes never finish one booking at the same time. */
const leaseEnd = () => `now() + interval '15 seconds'`;
const isFree = Raw((leaseUntil) => `${leaseUntil} <= now()`);
const free = new Date(0);

/** Orders that are being booked: rows in state `placing`. */
@Injectable()
export class PlacingsRepository {
  /** Claims the quote and takes the lease. False if the quote or the Idempotency-Key is already claimed. */
  async place(manager: EntityManager, draft: OrderDraft): Promise<boolean> {
    const { raw } = await manager
      .createQueryBuilder()
      .insert()
      .into(OrderEntity)
      .values(draft)
      .orIgnore()
      .returning(['id'])
      .updateEntity(false)
      .execute();
    return raw.length === 1;
  }

  /** Takes the lease of a row that is still placing. Null if another process holds it or the row is done. */
  async lease(manager: EntityManager, id: string): Promise<OrderEntity | null> {
    const orders = manager.getRepository(OrderEntity);
    const where = { id, status: 'placing', leaseUntil: isFree } as const;
    const { affected } = await orders.update(where, { leaseUntil: leaseEnd });
    return affected === 1 ? orders.findOneBy({ id }) : null;
  }

  async release(manager: EntityManager, id: string): Promise<void> {
    await manager.getRepository(OrderEntity).update({ id, status: 'placing' }, { leaseUntil: free });
  }

  /** Makes the row an order. False if that has already happened, or the claim was undone. */
  async confirm(manager: EntityManager, id: string, confirmation: Confirmation): Promise<boolean> {
    const { affected } = await manager
      .getRepository(OrderEntity)
      .update({ id, status: 'placing' }, confirmation);
    return affected === 1;
  }

  async undo(manager: EntityManager, id: string): Promise<void> {
    await manager.getRepository(OrderEntity).delete({ id, status: 'placing' });
  }

  /** The row of an earlier try with the same key. @throws AppError keyReused if its body was different. */
  async findEarlier(
    manager: EntityManager,
    { idempotencyCaller, idempotencyKey, bodyHash }: Attempt,
  ): Promise<OrderEntity | null> {
    if (idempotencyKey === null) return null;
    const found = await manager.getRepository(OrderEntity).findOneBy({ idempotencyCaller, idempotencyKey });
    if (found && found.bodyHash !== bodyHash) {
      throw new AppError('keyReused', 'This Idempotency-Key was already used for something else.');
    }
    return found;
  }

  find(manager: EntityManager, id: string): Promise<OrderEntity | null> {
    return manager.getRepository(OrderEntity).findOneBy({ id });
  }

  /** The row that has claimed or booked the quote. */
  findOfQuote(manager: EntityManager, quoteId: string): Promise<OrderEntity | null> {
    return manager.getRepository(OrderEntity).findOneBy({ quoteId });
  }
}
