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
 * Limits the emails that public bookings send to one mailbox: five bookings an hour and ten a day, from any address. Refused
 * bookings and those of staff do not count. Call it in the transaction that books.
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
