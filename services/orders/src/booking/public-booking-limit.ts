import { messages } from '@overland/contracts';
import { daySeconds, hourSeconds } from '@overland/contracts/calendar';
import { AppError, inMailboxOf, lockFor, mailboxOf } from '@overland/service-kit';
import { type EntityManager, MoreThan } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.js';

const limits = [
  { most: 5, seconds: hourSeconds },
  { most: 10, seconds: daySeconds },
];

/**
 * A mailbox gets the emails of at most five public bookings within an hour, and of ten within a day, wherever they are
 * made from. Bookings that were refused do not count, and those of staff are not limited. Call it in the transaction
 * that books.
 * @throws AppError tooManyRequests
 */
export async function limitPublicBookings(
  manager: EntityManager,
  { customerEmail, createdAt }: Pick<OrderEntity, 'customerEmail' | 'createdAt'>,
): Promise<void> {
  await lockFor(manager, `public booking ${mailboxOf(customerEmail)}`);
  for (const { most, seconds } of limits) {
    const booked = await manager.getRepository(OrderEntity).countBy({
      isPublic: true,
      customerEmail: inMailboxOf(customerEmail),
      createdAt: MoreThan(new Date(createdAt.getTime() - seconds * 1000)),
    });
    if (booked < most) continue;
    throw new AppError('tooManyRequests', messages.tooManyBookings, { retryAfterSeconds: seconds });
  }
}
