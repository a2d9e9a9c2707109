import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { type OrderBooked, orders } from '@overland/contracts';
import { Clock, describeError, InjectDatabase, inSystem, ServiceClient, Sweeps } from '@overland/service-kit';
import { type DataSource, type EntityManager, LessThanOrEqual } from 'typeorm';
import { EmailEntity, isOfOrder } from '../emails/email.entity.js';
import { EmailJobs } from '../emails/email-jobs.js';
import { PushMessageEntity } from '../push/push-message.entity.js';
import { isStillSo } from '../rules/held-until.js';
import { asItIsNow } from '../rules/order-news.js';

const mostOrders = 100;

/**
 * Sends emails and device messages that waited because their step could be undone, with the order as it is now. What no longer
 * applies is not sent, whoever changed it.
 */
@Injectable()
export class HeldMessages {
  private readonly logger = new Logger('HeldMessages');

  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly services: ServiceClient,
    private readonly jobs: EmailJobs,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'letting go what could be taken back', everyMs: 1000 })
  async run(): Promise<void> {
    const orderIds = await inSystem(this.database, (manager) => findOrders(manager, this.clock.now()));
    for (const orderId of orderIds) {
      try {
        await this.letGo(orderId);
      } catch (error) {
        this.logger.warn(`order ${orderId} is left for the next run: ${describeError(error).message}`);
      }
    }
  }

  private async letGo(orderId: string): Promise<void> {
    const body = { orderId, portalId: null };
    const order = await this.services.call(
      'orders',
      orders.emailFacts,
      { body },
      { requestId: randomUUID() },
    );
    await inSystem(this.database, async (manager) => {
      const now = this.clock.now();
      await this.letEmailsGo(manager, order, now);
      await letPushesGo(manager, order, now);
    });
  }

  private async letEmailsGo(manager: EntityManager, order: OrderBooked, now: Date): Promise<void> {
    const { orderId } = order;
    const held = await manager.find(EmailEntity, {
      where: { orderId, notBefore: LessThanOrEqual(now) },
      lock: { mode: 'pessimistic_write' },
    });
    const going: EmailEntity[] = [];
    for (const email of held) {
      if (!isOfOrder(email)) continue;
      const { facts: data, refusal } = asItIsNow(email, order);
      if (refusal === null) going.push(email);
      await (refusal === null
        ? manager.update(EmailEntity, { id: email.id }, { notBefore: null, data })
        : manager.delete(EmailEntity, { id: email.id }));
    }
    this.jobs.addAfterCommit(manager, going);
  }
}

async function findOrders(manager: EntityManager, now: Date): Promise<string[]> {
  const rows = await manager.query<{ order_id: string }[]>(
    `select order_id from email_log where not_before <= $1
     union select d.order_id from push_messages m join push_devices d on d.id = m.device_id where m.not_before <= $1
     limit ${mostOrders}`,
    [now],
  );
  return rows.map(({ order_id }) => order_id);
}

async function letPushesGo(manager: EntityManager, order: OrderBooked, now: Date): Promise<void> {
  const held = await manager.query<{ id: string; transition: string }[]>(
    `select m.id, m.transition from push_messages m join push_devices d on d.id = m.device_id
     where d.order_id = $1 and m.not_before <= $2 for update of m`,
    [order.orderId, now],
  );
  for (const { id, transition } of held) {
    if (isStillSo(transition, order)) {
      await manager.update(PushMessageEntity, { id }, { notBefore: null, dueAt: now });
    } else {
      await manager.delete(PushMessageEntity, { id });
    }
  }
}
