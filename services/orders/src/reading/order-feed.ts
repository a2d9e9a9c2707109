import { Injectable } from '@nestjs/common';
import type { EventType, NoticeAdded, OrderFact, orders, ReplyOf } from '@overland/contracts';
import { Database, readEventsAfter } from '@overland/service-kit';

const mostAtOnce = 1000;

/** Changed orders and new notices, from the outbox. Gateways read it while pages follow them. */
@Injectable()
export class OrderFeed {
  constructor(private readonly database: Database) {}

  /** @param after the `next` of the previous answer; null to start now. */
  async since(after: string | null): Promise<ReplyOf<typeof orders.changes>> {
    const { events, next } = await readEventsAfter(this.database.manager, {
      types: ['order.changed', 'notice.added'],
      after: placeOf(after),
      limit: mostAtOnce,
    });
    const of = (type: EventType) => events.filter((event) => event.type === type);
    const changes = of('order.changed').map(({ payload }) => {
      const { orderId, portalId, version } = payload as OrderFact;
      return { orderId, portalId, version };
    });
    const notices = of('notice.added').map(({ payload }) => payload as NoticeAdded);
    return { changes, next: `${next.xid}:${next.position}`, notices };
  }
}

function placeOf(after: string | null) {
  if (after === null) return null;
  const [xid = '0', position = '0'] = after.split(':');
  return { xid, position };
}
