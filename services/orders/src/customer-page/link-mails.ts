import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OrderMilestone } from '@overland/contracts';
import { Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import { type DataSource, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import { addMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { SentLinkEntity } from './sent-link.entity.js';

/** Of one order, so that nobody can fill its customer's mailbox. */
const mostInAnHour = 3;
const hourMs = 3_600_000;

interface LinkMail {
  milestone: Extract<OrderMilestone, 'linkAsked' | 'termsLinkAsked' | 'termsChanged'>;
  /** Of the history. */
  note: string;
  origin: { requestId: string | null; traceparent?: string | null };
}

/** The links that are mailed to the customers of orders because they asked. */
@Injectable()
export class LinkMails {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly clock: Clock,
  ) {}

  /** The order has to be locked. False when it has had its links of this hour. */
  async send(
    manager: EntityManager,
    order: PlacedOrder,
    { milestone, note, origin }: LinkMail,
  ): Promise<boolean> {
    const id = await this.count(manager, order);
    if (id === null) return false;
    const { customerFullName: actor } = order;
    await this.orders.addActivities(manager, [
      lineOf(order, { kind: 'other', at: this.clock.now(), actor, source: 'customer', note }),
    ]);
    await addMilestone(manager, order, { milestone, transition: `link:${id}` }, origin);
    return true;
  }

  @Sweeps({ what: 'sweeping links that were mailed', everyMs: hourMs })
  sweep(): Promise<void> {
    const sentAt = LessThanOrEqual(this.anHourAgo());
    return withPortal(this.dataSource, systemScope, async (manager) => {
      await manager.getRepository(SentLinkEntity).delete({ sentAt });
    });
  }

  /** Null when the order has had its links of this hour. */
  private async count(manager: EntityManager, { id: orderId, portalId }: PlacedOrder) {
    const rows = manager.getRepository(SentLinkEntity);
    const recent = await rows.countBy({ orderId, sentAt: MoreThan(this.anHourAgo()) });
    if (recent >= mostInAnHour) return null;
    const id = randomUUID();
    await rows.insert({ id, orderId, portalId, sentAt: this.clock.now() });
    return id;
  }

  private anHourAgo(): Date {
    return new Date(this.clock.now().getTime() - hourMs);
  }
}
