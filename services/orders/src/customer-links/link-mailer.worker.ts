import { Injectable } from '@nestjs/common';
import { type Claim, DueWork, type DueWorker, systemScope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrdersRepository } from '../orders/orders.repository.js';
import { CustomerLinks } from './customer-links.js';
import { LinkMails } from './link-mails.js';
import { LinkRequestEntity } from './link-request.entity.js';

/** Mails the links that customers asked for, outside of any request. */
@Injectable()
@DueWork({ name: 'link-request', entity: LinkRequestEntity })
export class LinkMailer implements DueWorker<LinkRequestEntity> {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly links: CustomerLinks,
    private readonly mails: LinkMails,
  ) {}

  work(request: LinkRequestEntity, claim: Claim<LinkRequestEntity>): Promise<void> {
    return claim.inSystem(async (manager) => {
      await this.mail(manager, request);
      await claim.remove(manager);
    });
  }

  /** Writes only to the order's customer, and not after the order has ended for them. */
  private async mail(
    manager: EntityManager,
    { uniqueId, email, requestId, traceparent }: LinkRequestEntity,
  ): Promise<void> {
    const found = await this.orders.findOfCustomer(manager, Number(uniqueId), email);
    if (!found) return;
    const order = await this.orders.lock(manager, found.id, systemScope);
    if (this.links.isOver(order)) return;
    await this.mails.send(manager, order, {
      milestone: 'linkAsked',
      note: 'Asked for the link to the order by email.',
      origin: { requestId, traceparent },
    });
  }
}
