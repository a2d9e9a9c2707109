import { randomUUID } from 'node:crypto';
import type {
  ClaimFact,
  DeliveredEvent,
  EventEnvelope,
  EventPayload,
  EventType,
  PortalRecord,
} from '@overland/contracts';
import {
  consumeEvent,
  findPortal,
  PortalReplica,
  type Scope,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { aPortal, startTestService, type TestService } from '@overland/service-kit/testing';
import { reporting } from '../index.js';
import { anOrderFact } from '../testing/order-fact.builder.js';
import { aQuoteFact } from '../testing/quote-fact.builder.js';
import { ClaimFacts, OrderFacts, QuoteFacts } from './facts.listener.js';

let service: TestService;
beforeAll(async () => {
  service = await startTestService(reporting);
});
afterAll(() => service.close());

function envelope<T extends EventType>(type: T, payload: EventPayload<T>): EventEnvelope<T> {
  return { eventId: randomUUID(), type, at: '2026-11-30T23:59:59.000Z', requestId: null, payload };
}

const take = (event: DeliveredEvent) =>
  consumeEvent(
    service.dataSource,
    [QuoteFacts, OrderFacts, ClaimFacts, PortalReplica].map((handler) =>
      service.app.get(handler, { strict: false }),
    ),
    event,
  );

const rows = (sql: string, values: unknown[], scope: Scope = systemScope) =>
  withPortal(service.dataSource, scope, (manager) => manager.query<Record<string, unknown>[]>(sql, values));
const quoteRows = (id: string, scope?: Scope) =>
  rows('select *, month::text as month from quote_facts where quote_id = $1', [id], scope);
const orderRows = (id: string, scope?: Scope) =>
  rows('select *, month::text as month from order_facts where order_id = $1', [id], scope);

describe('the facts of a quote', () => {
  it('are kept with the month they belong to', async () => {
    const fact = aQuoteFact();
    await take(envelope('quote.changed', fact));
    expect(await quoteRows(fact.quoteId)).toMatchObject([
      { status: 'Unsaved', price: 1047, pickup_state: 'TX', delivery_state: 'CO', month: '2026-11-01' },
    ]);
  });

  it('keep the newest version, in whatever order the changes come', async () => {
    const first = aQuoteFact();
    const versions = [first, { ...first, version: 2, price: 900 }, { ...first, version: 3, price: 800 }];
    for (const index of [1, 2, 0]) {
      const fact = versions[index];
      if (fact) await take(envelope('quote.changed', fact));
    }
    expect(await quoteRows(first.quoteId)).toMatchObject([{ version: 3, price: 800 }]);
  });

  it('stay one row when a change comes twice, at the same time too', async () => {
    const event = envelope('quote.changed', aQuoteFact());
    await Promise.all([take(event), take(event)]);
    await take({ ...event, eventId: randomUUID() });
    expect(await quoteRows(event.payload.quoteId)).toHaveLength(1);
  });

  it('move with the quote to another portal', async () => {
    const fact = aQuoteFact();
    const portalId = randomUUID();
    await take(envelope('quote.changed', fact));
    await take(envelope('quote.changed', { ...fact, version: 2, portalId }));
    expect(await quoteRows(fact.quoteId, { portalId })).toHaveLength(1);
    expect(await quoteRows(fact.quoteId, { portalId: fact.portalId })).toEqual([]);
  });
});

describe('the facts of an order', () => {
  it('are kept whole', async () => {
    const fact = anOrderFact();
    await take(envelope('order.changed', fact));
    expect(await orderRows(fact.orderId)).toMatchObject([
      {
        version: 1,
        quote_id: fact.quoteId,
        status: 'Pending',
        sd_status: 'on_hold',
        payment_type: 'COD',
        paid: false,
        month: '2026-12-01',
      },
    ]);
  });

  it('are kept of an event of an older release, with unknown fields left open', async () => {
    const { orderId, version, uniqueId, quoteId, portalId, status, sdStatus, transportType } = anOrderFact();
    const { paymentType, paid, miles, price, vehicles, bookedAt } = anOrderFact();
    const order = { orderId, version, uniqueId, quoteId, portalId, status, sdStatus, transportType };
    const payload = { ...order, paymentType, paid, miles, price, vehicles, bookedAt };
    await take({ ...envelope('order.changed', anOrderFact()), payload });
    expect(await orderRows(orderId)).toMatchObject([
      { price, delivered_at: null, paid_at: null, pickup_city: '', service_level: null },
    ]);
  });

  it('never go back to an older state', async () => {
    const fact = anOrderFact();
    const delivered = {
      ...fact,
      version: 5,
      status: 'Delivered',
      sdStatus: 'delivered',
      paid: true,
    } as const;
    await take(envelope('order.changed', delivered));
    await take(envelope('order.changed', fact));
    await take(envelope('order.changed', delivered));
    expect(await orderRows(fact.orderId)).toMatchObject([{ version: 5, status: 'Delivered', paid: true }]);
  });

  it('are seen by their own portal and by no other', async () => {
    const fact = anOrderFact();
    await take(envelope('order.changed', fact));
    expect(await orderRows(fact.orderId, { portalId: fact.portalId })).toHaveLength(1);
    expect(await orderRows(fact.orderId, { portalId: randomUUID() })).toEqual([]);
  });
});

describe('the facts of a claim', () => {
  const aClaim = (changes: Partial<ClaimFact> = {}): ClaimFact => ({
    claimId: randomUUID(),
    version: 1,
    orderId: randomUUID(),
    uniqueId: 10234,
    number: 1,
    portalId: randomUUID(),
    carrierName: 'Blue Ridge',
    state: 'reported',
    asked: 450,
    agreed: null,
    paid: null,
    reportedAt: '2026-12-02T17:00:00.000Z',
    answerBy: '2026-12-09',
    closedAt: null,
    isTakenBack: false,
    ...changes,
  });
  const claimRows = (id: string, scope?: Scope) =>
    rows('select *, answer_by::text as answer_by from claim_facts where claim_id = $1', [id], scope);

  it('keep the newest state, whatever comes first or twice, for the own portal alone', async () => {
    const first = aClaim();
    const paid = { ...first, version: 4, state: 'paid', agreed: 400, paid: 400, answerBy: null } as const;
    await take(envelope('claim.changed', first));
    expect(await claimRows(first.claimId)).toMatchObject([
      { state: 'reported', asked: 450, answer_by: '2026-12-09' },
    ]);
    await take(envelope('claim.changed', paid));
    await take(envelope('claim.changed', { ...first, version: 2, state: 'inReview' }));
    await take(envelope('claim.changed', paid));
    expect(await claimRows(first.claimId, { portalId: first.portalId })).toMatchObject([
      { version: 4, state: 'paid', agreed: 400, paid: 400, answer_by: null },
    ]);
    expect(await claimRows(first.claimId, { portalId: randomUUID() })).toEqual([]);
  });
});

describe('portals', () => {
  it('are kept in their newest state', async () => {
    const portal: PortalRecord = aPortal({ version: 2, companyName: 'New name' });
    await take(envelope('portal.changed', portal));
    await take(envelope('portal.changed', { ...portal, version: 1, companyName: 'Old name' }));
    const found = await withPortal(service.dataSource, systemScope, (manager) =>
      findPortal(manager, portal._id),
    );
    expect(found?.companyName).toBe('New name');
  });
});
