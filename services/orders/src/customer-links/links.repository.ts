import { Injectable } from '@nestjs/common';
import { mailboxSql } from '@overland/service-kit';
import { type EntityManager, MoreThan } from 'typeorm';
import { LinkRequestEntity } from './link-request.entity.js';
import { SentLinkEntity } from './sent-link.entity.js';

/** Links that customers asked for by email, and those that were sent. */
@Injectable()
export class LinksRepository {
  async addRequest(
    manager: EntityManager,
    request: Pick<LinkRequestEntity, 'uniqueId' | 'email' | 'requestId' | 'traceparent'>,
  ): Promise<void> {
    await manager.insert(LinkRequestEntity, request);
  }

  async addSent(manager: EntityManager, sent: SentLinkEntity): Promise<void> {
    await manager.insert(SentLinkEntity, sent);
  }

  countOfOrder(manager: EntityManager, orderId: string, since: Date): Promise<number> {
    return manager.countBy(SentLinkEntity, { orderId, sentAt: MoreThan(since) });
  }

  async countToMailbox(manager: EntityManager, mailbox: string, since: Date): Promise<number> {
    const [{ count }] = await manager.query(
      `select count(*)::int as count from sent_links join orders on orders.id = order_id
       where sent_at > $1 and ${mailboxSql('customer_email')} = $2`,
      [since, mailbox],
    );
    return count;
  }
}
