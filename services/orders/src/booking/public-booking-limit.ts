import { messages } from '@overland/contracts';
import { AppError, inMailboxOf, mailboxOf, takeTurn } from '@overland/service-kit';
import { type EntityManager, MoreThan } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.js';

const mostInAnHour = 5;
const hourMs = 3_600_000;

/**
 * A mailbox gets the emails of at most five public bookings within an hour, wherever they are made from. Bookings
 * that were refused do not count, and those of staff are not limited. Call it in the transaction that books.
 * @throws AppError tooManyRequests
 */
export async function limitPublicBookings(
  manager: EntityManager,
  { customerEmail, createdAt }: Pick<OrderEntity, 'customerEmail' | 'createdAt'>,
): Promise<void> {
  await takeTurn(manager, `public booking ${mailboxOf(customerEmail)}`);
  const booked = await manager.getRepository(OrderEntity).countBy({
    isPublic: true,
    customerEmail: inMailboxOf(customerEmail),
    createdAt: MoreThan(new Date(createdAt.getTime() - hourMs)),
  });
  if (booked < mostInAnHour) return;
  throw new AppError('tooManyRequests', messages.tooManyBookings, { retryAfterSeconds: hourMs / 1000 });
}
