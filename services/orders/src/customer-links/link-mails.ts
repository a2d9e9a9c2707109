import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { OrderMilestone } from '@overland/contracts';
import { hourMs } from '@overland/contracts/calendar';
import { Clock, lockFor, mailboxOf } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import { addMilestone } from '../orders/add-milestone.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { LinksRepository } from './links.repository.js';

/** Per hour, so that nobody can flood a customer's mailbox. */
const most = { ofOrder: 3, toMailbox: 6 };

interface LinkMail {
  milestone: Extract<OrderMilestone, 'linkAsked' | 'termsLinkAsked' | 'termsChanged'>;
  /** For the order's history. */
  note: string;
  origin: { requestId: string | null; traceparent?: string | null };
}

@Injectable()
export class LinkMails {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly links: LinksRepository,
    private readonly clock: Clock,
  ) {}

  /** Call it with the order locked and all portals in scope. False if the order or mailbox has reached its hourly limit. */
  async send(
    manager: EntityManager,
    order: PlacedOrder,
    { milestone, note, origin }: LinkMail,
  ): Promise<boolean> {
    const id = await this.count(manager, order);
    if (id === null) return false;
    const { customerFullName: actor } = order;
    const now = this.clock.now();
    await this.orders.addActivities(manager, [
      lineOf(order, { kind: 'other', at: now, actor, source: 'customer', note }),
    ]);
    await addMilestone(manager, order, { milestone, transition: `link:${id}` }, { ...origin, now });
    return true;
  }

  /** Null if there were too many. */
  private async count(manager: EntityManager, { id: orderId, portalId, customerEmail }: PlacedOrder) {
    const now = this.clock.now();
    const since = new Date(now.getTime() - hourMs);
    const mailbox = mailboxOf(customerEmail);
    await lockFor(manager, `links ${mailbox}`);
    if ((await this.links.countOfOrder(manager, orderId, since)) >= most.ofOrder) return null;
    if ((await this.links.countToMailbox(manager, mailbox, since)) >= most.toMailbox) return null;
    const id = randomUUID();
    await this.links.addSent(manager, { id, orderId, portalId, sentAt: now });
    return id;
  }
}
