import { Injectable } from '@nestjs/common';
import type { CustomerNewsKind } from '@overland/contracts';
import { findToTell } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { NoticeWriter } from './notice-writer.js';

/** What of the order is told; notices know no more of orders. */
interface ToldOrder {
  id: string;
  portalId: string;
  ownerId: string | null;
  customerFullName: string;
}

/** Tells whoever looks after an order what its customer did. */
@Injectable()
export class CustomerNews {
  constructor(private readonly notices: NoticeWriter) {}

  /** In the system's scope: the owner may be of the provider. */
  async tell(
    manager: EntityManager,
    order: ToldOrder,
    { kind, words, requestId }: { kind: CustomerNewsKind; words: string; requestId: string | null },
  ): Promise<void> {
    const { id: orderId, portalId, customerFullName: actor } = order;
    const told = await findToTell(manager, order);
    const notices = told.map(({ userId }) => ({ userId, portalId, orderId, kind, actor, words }));
    await this.notices.add(manager, notices, requestId);
  }

  settleRequests(manager: EntityManager, orderId: string): Promise<void> {
    return this.notices.settleRequests(manager, orderId);
  }
}
