import { messages } from '@overland/contracts';
import { AppError, takeTurn } from '@overland/service-kit';
import { type EntityManager, MoreThan, Raw } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.js';

const mostInAnHour = 5;
const hourMs = 3_600_000;

/** `ann+cars@mail.example` reaches the mailbox of `ann@mail.example`. */
const mailboxOf = (email: string) => {
  const [name = '', domain = ''] = email.split('@');
  return `${name.split('+', 1)[0]}@${domain}`;
};
const isMailbox = (mailbox: string) =>
  Raw((email) => `regexp_replace(${email}, '\\+[^@]*@', '@') = :mailbox`, { mailbox });

/**
 * A mailbox gets the emails of at most five public bookings within an hour, wherever they are made from. Bookings
 * that were refused do not count, and those of staff are not limited. Call it in the transaction that books.
 * @throws AppError tooManyRequests
 */
export async function limitPublicBookings(
  manager: EntityManager,
  { customerEmail, createdAt }: Pick<OrderEntity, 'customerEmail' | 'createdAt'>,
): Promise<void> {
  const mailbox = mailboxOf(customerEmail);
  await takeTurn(manager, `public booking ${mailbox}`);
  const booked = await manager.getRepository(OrderEntity).countBy({
    isPublic: true,
    customerEmail: isMailbox(mailbox),
    createdAt: MoreThan(new Date(createdAt.getTime() - hourMs)),
  });
  if (booked < mostInAnHour) return;
  throw new AppError('tooManyRequests', messages.tooManyBookings, { retryAfterSeconds: hourMs / 1000 });
}
