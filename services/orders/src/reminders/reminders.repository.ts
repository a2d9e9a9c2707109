import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import { portalFilter, portalScope } from '@overland/service-kit';
import { type EntityManager, In, LessThanOrEqual } from 'typeorm';
import { ReminderEntity } from './reminder.entity.js';

/** MCAdmin reads every company, so the person is a condition of every statement. */
const ownRows = (caller: Session) => ({ userId: caller.userId, ...portalFilter(portalScope(caller)) });

@Injectable()
export class RemindersRepository {
  /** The next first. @param orderId of this order alone */
  list(manager: EntityManager, caller: Session, orderId?: string): Promise<ReminderEntity[]> {
    const where = { ...ownRows(caller), ...(orderId !== undefined && { orderId }) };
    return manager.find(ReminderEntity, { where, order: { at: 'ASC', id: 'ASC' } });
  }

  /** In place of an earlier one of the same person and order. */
  async save(manager: EntityManager, reminder: ReminderEntity): Promise<void> {
    await manager.upsert(ReminderEntity, reminder, ['orderId', 'userId']);
  }

  async remove(manager: EntityManager, orderId: string, caller: Session): Promise<void> {
    await manager.delete(ReminderEntity, { orderId, ...ownRows(caller) });
  }

  /** When the next is due; null where there is none. */
  async nextAt(manager: EntityManager): Promise<Date | null> {
    const [next] = await manager.find(ReminderEntity, {
      select: { id: true, at: true },
      order: { at: 'ASC' },
      take: 1,
    });
    return next?.at ?? null;
  }

  /** Deletes those whose time has come, and that no other process has. @returns them */
  async takeDue(manager: EntityManager, now: Date, most: number): Promise<ReminderEntity[]> {
    const due = await manager.find(ReminderEntity, {
      where: { at: LessThanOrEqual(now) },
      order: { at: 'ASC' },
      take: most,
      lock: { mode: 'pessimistic_write', onLocked: 'skip_locked' },
    });
    if (due.length > 0) await manager.delete(ReminderEntity, { id: In(due.map(({ id }) => id)) });
    return due;
  }
}
