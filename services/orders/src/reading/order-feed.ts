import { Injectable } from '@nestjs/common';
import type { ChangedOrder, OrderFact } from '@overland/contracts';
import { Database, readEventsAfter } from '@overland/service-kit';

const mostAtOnce = 1000;

/** The changed orders from the outbox. Gateways read it while pages follow orders. */
@Injectable()
export class OrderFeed {
  constructor(private readonly database: Database) {}

  /** @param after the `next` of the previous answer; null to start now. */
  async since(after: string | null): Promise<{ changes: ChangedOrder[]; next: string }> {
    const { events, next } = await readEventsAfter(this.database.manager, {
      type: 'order.changed',
      after: placeOf(after),
      limit: mostAtOnce,
    });
    const changes = events.map(({ payload }) => {
      const { orderId, portalId, version } = payload as OrderFact;
      return { orderId, portalId, version };
    });
    return { changes, next: `${next.xid}:${next.position}` };
  }
}

function placeOf(after: string | null) {
  if (after === null) return null;
  const [xid = '0', position = '0'] = after.split(':');
  return { xid, position };
}
