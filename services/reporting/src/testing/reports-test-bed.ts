import { randomUUID } from 'node:crypto';
import type { EventPayload, EventType, OrderFact, PortalRecord } from '@overland/contracts';
import { consumeEvent, type EventHandlers, PortalReplica } from '@overland/service-kit';
import { aPortal, type TestService } from '@overland/service-kit/testing';
import { OrderFacts } from '../facts/facts.listener.js';
import { ReportPortals } from '../portals/report-portals.listener.js';
import { RollupFolding } from '../rollups/rollup-folding.worker.js';
import { anOrderFact } from './order-fact.builder.js';

/** Reporting with the events of portals, regions and orders. */
export class ReportsTestBed {
  constructor(private readonly service: TestService) {}

  async aPortal(overrides: Partial<PortalRecord> = {}): Promise<PortalRecord> {
    const portal = aPortal(overrides);
    await this.deliver('portal.changed', portal, PortalReplica, ReportPortals);
    return portal;
  }

  async aRegion(name: string, portalId: string): Promise<string> {
    const regionId = randomUUID();
    await this.deliver('region.changed', { regionId, portalId, name }, ReportPortals);
    return regionId;
  }

  async anOrder(changes: Partial<OrderFact> = {}): Promise<OrderFact> {
    const fact = anOrderFact(changes);
    await this.deliver('order.changed', fact, OrderFacts);
    return fact;
  }

  fold(): Promise<unknown> {
    return this.service.app.get(RollupFolding, { strict: false }).fold();
  }

  deliver<T extends EventType>(
    type: T,
    payload: EventPayload<T>,
    ...handlers: (new (
      ...given: never[]
    ) => EventHandlers)[]
  ): Promise<void> {
    return consumeEvent(
      this.service.dataSource,
      handlers.map((handler) => this.service.app.get(handler, { strict: false })),
      {
        eventId: randomUUID(),
        type,
        at: new Date().toISOString(),
        requestId: null,
        payload,
      } as never,
    );
  }
}
