import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { daySeconds, hourSeconds } from '@overland/contracts/calendar';
import { AppError, inMailboxOf, insertNew, lockFor, mailboxOf } from '@overland/service-kit';
import { type EntityManager, MoreThan, Raw } from 'typeorm';
import { type OrderDraft, OrderEntity } from '../orders/order.entity.js';
import type { Confirmation } from './confirm-order.js';
import type { Attempt } from './draft-order.js';

/** Longer than quoting may take to answer, so that two processes never finish one booking at the same time. */
const leaseEnd = () => `now() + interval '15 seconds'`;
const isFree = Raw((leaseUntil) => `${leaseUntil} <= now()`);
const free = new Date(0);
const publicLimits = [
  { most: 5, seconds: hourSeconds },
  { most: 10, seconds: daySeconds },
];

/** Orders that are being booked: rows in state `placing`. */
@Injectable()
export class PlacingsRepository {
  /**
   * A mailbox gets the emails of at most five public bookings within an hour, and of ten within a day, wherever they are
   * made from. Bookings that were refused do not count, and those of staff are not limited.
   * @throws AppError tooManyRequests
   */
  async limitPublic(
    manager: EntityManager,
    { customerEmail, createdAt }: Pick<OrderDraft, 'customerEmail' | 'createdAt'>,
  ): Promise<void> {
    await lockFor(manager, `public booking ${mailboxOf(customerEmail)}`);
    for (const { most, seconds } of publicLimits) {
      const booked = await manager.countBy(OrderEntity, {
        isPublic: true,
        customerEmail: inMailboxOf(customerEmail),
        createdAt: MoreThan(new Date(createdAt.getTime() - seconds * 1000)),
      });
      if (booked < most) continue;
      throw new AppError('tooManyRequests', messages.tooManyBookings, { retryAfterSeconds: seconds });
    }
  }

  /** Claims the quote and takes the lease. False if the quote or the Idempotency-Key is already claimed. */
  async place(manager: EntityManager, draft: OrderDraft): Promise<boolean> {
    const added = await insertNew(manager, OrderEntity, draft);
    return added.length === 1;
  }

  /** Takes the lease of a row that is still placing. Null if another process holds it or the row is done. */
  async lease(manager: EntityManager, id: string): Promise<OrderEntity | null> {
    const where = { id, status: 'placing', leaseUntil: isFree } as const;
    const { affected } = await manager.update(OrderEntity, where, { leaseUntil: leaseEnd });
    return affected === 1 ? manager.findOneBy(OrderEntity, { id }) : null;
  }

  async release(manager: EntityManager, id: string): Promise<void> {
    await manager.update(OrderEntity, { id, status: 'placing' }, { leaseUntil: free });
  }

  /** Makes the row an order. False if that has already happened, or the claim was undone. */
  async confirm(manager: EntityManager, id: string, confirmation: Confirmation): Promise<boolean> {
    const { affected } = await manager.update(OrderEntity, { id, status: 'placing' }, confirmation);
    return affected === 1;
  }

  async undo(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(OrderEntity, { id, status: 'placing' });
  }

  /** The row of an earlier try with the same key. @throws AppError keyReused if its body was different. */
  async findEarlier(
    manager: EntityManager,
    { idempotencyCaller, idempotencyKey, bodyHash }: Attempt,
  ): Promise<OrderEntity | null> {
    if (idempotencyKey === null) return null;
    const found = await manager.findOneBy(OrderEntity, { idempotencyCaller, idempotencyKey });
    if (found && found.bodyHash !== bodyHash) {
      throw new AppError('keyReused', 'This Idempotency-Key was already used for something else.');
    }
    return found;
  }

  find(manager: EntityManager, id: string): Promise<OrderEntity | null> {
    return manager.findOneBy(OrderEntity, { id });
  }

  /** The row that has claimed or booked the quote. */
  findOfQuote(manager: EntityManager, quoteId: string): Promise<OrderEntity | null> {
    return manager.findOneBy(OrderEntity, { quoteId });
  }
}
