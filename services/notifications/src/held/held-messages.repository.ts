import { Injectable } from '@nestjs/common';
import { type EntityManager, LessThanOrEqual } from 'typeorm';
import { EmailEntity } from '../emails/email.entity.js';
import type { OrderFacts } from '../letters/email-facts.js';
import { PushMessageEntity } from '../push/push-message.entity.js';

const mostOrders = 100;

/** Emails and device messages whose time of waiting is over. Releasing one lets its sender take it. */
@Injectable()
export class HeldMessagesRepository {
  /**
   * The orders with messages, the first due first. An order's messages go together, after the last of its steps can no longer be
   * undone: each tells how the order is then.
   */
  listOrders(manager: EntityManager): Promise<{ orderId: string; dueAt: Date }[]> {
    return manager.query(
      `select order_id as "orderId", max(not_before) as "dueAt" from (
         select order_id, not_before from email_log where not_before is not null and order_id is not null
         union all
         select d.order_id, m.not_before from push_messages m join push_devices d on d.id = m.device_id
         where m.not_before is not null
       ) held
       group by order_id order by max(not_before) limit ${mostOrders}`,
    );
  }

  async postpone(manager: EntityManager, orderId: string, until: Date): Promise<void> {
    const held = { orderId, notBefore: LessThanOrEqual(until) };
    await manager.update(EmailEntity, held, { notBefore: until });
    await manager.query(
      `update push_messages m set not_before = $2 from push_devices d
       where d.id = m.device_id and d.order_id = $1 and m.not_before <= $2`,
      [orderId, until],
    );
  }

  lockEmails(manager: EntityManager, orderId: string, now: Date): Promise<EmailEntity[]> {
    const where = { orderId, notBefore: LessThanOrEqual(now) };
    return manager.find(EmailEntity, { where, lock: { mode: 'pessimistic_write' } });
  }

  async releaseEmail(manager: EntityManager, id: string, data: OrderFacts): Promise<void> {
    await manager.update(EmailEntity, { id }, { notBefore: null, data });
  }

  lockPushes(
    manager: EntityManager,
    orderId: string,
    now: Date,
  ): Promise<Pick<PushMessageEntity, 'id' | 'transition'>[]> {
    return manager.query(
      `select m.id, m.transition from push_messages m join push_devices d on d.id = m.device_id
       where d.order_id = $1 and m.not_before <= $2 for update of m`,
      [orderId, now],
    );
  }

  async releasePush(manager: EntityManager, id: string, now: Date): Promise<void> {
    await manager.update(PushMessageEntity, { id }, { notBefore: null, dueAt: now });
  }

  async removePush(manager: EntityManager, id: string): Promise<void> {
    await manager.delete(PushMessageEntity, { id });
  }
}
