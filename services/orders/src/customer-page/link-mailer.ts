import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { addToOutbox, Clock, InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import { type DataSource, type EntityManager, LessThanOrEqual, MoreThan } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toOrderBooked } from '../orders/order-event.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { CustomerLinks } from './customer-links.js';
import type { LinkRequestEntity } from './link-request.entity.js';
import { endOfLink, isOver } from './link-rules.js';
import { SentLinkEntity } from './sent-link.entity.js';

type LinkRequest = Omit<LinkRequestEntity, 'id'>;

/** Of one order, so that nobody can fill its customer's mailbox. */
const mostInAnHour = 3;
const hourMs = 3_600_000;

/** Mails the links that customers asked for, apart from any request; after a crash the next process does. */
@Injectable()
export class LinkMailer {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly links: CustomerLinks,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'mailing links to orders', everyMs: 1000 })
  run(): Promise<void> {
    return withPortal(this.dataSource, systemScope, async (manager) => {
      for (const request of await claimRequests(manager)) await this.mail(manager, request);
    });
  }

  @Sweeps({ what: 'sweeping links that were mailed', everyMs: hourMs })
  sweep(): Promise<void> {
    const sentAt = LessThanOrEqual(this.anHourAgo());
    return withPortal(this.dataSource, systemScope, async (manager) => {
      await manager.getRepository(SentLinkEntity).delete({ sentAt });
    });
  }

  /** To the customer of the order alone, and to nobody once the page of the order has ended. */
  private async mail(manager: EntityManager, { uniqueId, email, ...origin }: LinkRequest): Promise<void> {
    const found = await this.orders.findOfCustomer(manager, Number(uniqueId), email);
    if (!found) return;
    const order = await this.orders.lock(manager, found.id, systemScope);
    const endedAt = await this.links.endOf(manager, order);
    if (isOver(endOfLink(order.createdAt, endedAt), this.clock.now())) return;
    const id = await this.count(manager, order);
    if (id === null) return;
    const reached = { milestone: 'linkAsked', transition: `link:${id}`, reason: '' } as const;
    await this.orders.addActivities(manager, [
      lineOf(order, {
        kind: 'other',
        at: this.clock.now(),
        actor: order.customerFullName,
        source: 'customer',
        note: 'Asked for the link to the order by email.',
      }),
    ]);
    await addToOutbox(manager, 'order.milestone', { ...reached, order: toOrderBooked(order) }, origin);
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

/** Takes up to 20 requests, which no other process gets; they stay if the transaction fails. */
async function claimRequests(manager: EntityManager): Promise<LinkRequest[]> {
  const [claimed] = await manager.query<[LinkRequest[], number]>(
    `delete from link_requests where id in (
       select id from link_requests order by id limit 20 for update skip locked
     ) returning unique_id as "uniqueId", email, request_id as "requestId", traceparent`,
  );
  return claimed;
}
