import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type InputOf, mostReminders, Reminder, type reminders, type Session } from '@overland/contracts';
import {
  AppError,
  Clock,
  Database,
  fieldsFor,
  invalidField,
  lockFor,
  portalScope,
} from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { ReminderEntity } from './reminder.entity.js';
import { timeRefusal } from './reminder-rule.js';
import { RemindersRepository } from './reminders.repository.js';

/** Of the caller alone. */
@Injectable()
export class Reminders {
  constructor(
    private readonly database: Database,
    private readonly reminders: RemindersRepository,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  list(orderId: string | undefined, caller: Session): Promise<Reminder[]> {
    const scope = portalScope(caller);
    return this.database.withPortal(scope, async (manager) => {
      const own = await this.reminders.list(manager, caller, orderId);
      const ids = own.map((reminder) => reminder.orderId);
      const known = new Map((await this.orders.list(manager, ids, scope)).map((order) => [order.id, order]));
      return own.flatMap((reminder) => {
        const order = known.get(reminder.orderId);
        return order ? [toReminder(reminder, order)] : [];
      });
    });
  }

  /** @throws AppError notFound, also for another portal's order; invalid for a time that has passed; conflict for too many. */
  set(
    orderId: string,
    { at, words }: InputOf<typeof reminders.set>['body'],
    caller: Session,
  ): Promise<Reminder> {
    const scope = portalScope(caller);
    const { userId } = caller;
    return this.database.withPortal(scope, async (manager) => {
      const order = await this.orders.get(manager, orderId, scope);
      const refusal = timeRefusal(new Date(at), this.clock.now());
      if (refusal) throw invalidField('at', refusal);
      await lockFor(manager, `reminders ${userId}`);
      const others = (await this.reminders.list(manager, caller)).filter((one) => one.orderId !== orderId);
      if (others.length >= mostReminders) throw new AppError('conflict', tooMany);
      const { portalId } = order;
      const reminder = { id: randomUUID(), userId, portalId, orderId, at: new Date(at), words };
      await this.reminders.save(manager, reminder);
      return toReminder(reminder, order);
    });
  }

  /** Also where there is none. @throws AppError notFound, also for another portal's order. */
  remove(orderId: string, caller: Session): Promise<{ orderId: string }> {
    const scope = portalScope(caller);
    return this.database.withPortal(scope, async (manager) => {
      await this.orders.get(manager, orderId, scope);
      await this.reminders.remove(manager, orderId, caller);
      return { orderId };
    });
  }
}

const tooMany = `You have ${mostReminders} reminders. Please remove one first.`;

const toReminder = (
  reminder: ReminderEntity,
  { uniqueId, customerFullName }: Pick<PlacedOrder, 'uniqueId' | 'customerFullName'>,
): Reminder =>
  fieldsFor(Reminder, { ...reminder, at: reminder.at.toISOString(), uniqueId, customerFullName });
