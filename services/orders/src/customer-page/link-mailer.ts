import { Injectable } from '@nestjs/common';
import { InjectDatabase, Sweeps, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { OrdersRepository } from '../orders/orders.repository.js';
import { CustomerLinks } from './customer-links.js';
import { LinkMails } from './link-mails.js';
import type { LinkRequestEntity } from './link-request.entity.js';

type LinkRequest = Omit<LinkRequestEntity, 'id'>;

/** Mails the links that customers asked for, apart from any request; after a crash the next process does. */
@Injectable()
export class LinkMailer {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly links: CustomerLinks,
    private readonly mails: LinkMails,
  ) {}

  @Sweeps({ what: 'mailing links to orders', everyMs: 1000 })
  async run(): Promise<void> {
    while (await this.mailNext());
  }

  /** False when no request is left. */
  private mailNext(): Promise<boolean> {
    return withPortal(this.dataSource, systemScope, async (manager) => {
      const request = await claimRequest(manager);
      if (request) await this.mail(manager, request);
      return request !== null;
    });
  }

  /** To the customer of the order alone, and to nobody once the order is over for them. */
  private async mail(manager: EntityManager, { uniqueId, email, ...origin }: LinkRequest): Promise<void> {
    const found = await this.orders.findOfCustomer(manager, Number(uniqueId), email);
    if (!found) return;
    const order = await this.orders.lock(manager, found.id, systemScope);
    if (this.links.isOver(order)) return;
    await this.mails.send(manager, order, {
      milestone: 'linkAsked',
      note: 'Asked for the link to the order by email.',
      origin,
    });
  }
}

/** The oldest, which no other process gets; it stays if the transaction fails. Null for none. */
async function claimRequest(manager: EntityManager): Promise<LinkRequest | null> {
  const [[claimed]] = await manager.query<[LinkRequest[], number]>(
    `delete from link_requests where id =
       (select id from link_requests order by id limit 1 for update skip locked)
     returning unique_id as "uniqueId", email, request_id as "requestId", traceparent`,
  );
  return claimed ?? null;
}
