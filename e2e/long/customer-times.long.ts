import { randomUUID } from 'node:crypto';
import { customerOrders, type Endpoint, orderTerms } from '@overland/contracts';
import { Clock, FixedClock } from '@overland/service-kit';
import { startTestService, type TestReply, type TestService } from '@overland/service-kit/testing';
import type { DemoOrder } from '../../services/orders/src/demo/demo-order.js';
import { orders } from '../../services/orders/src/index.js';
import { pathTo, storeOrder, storePortal } from '../../services/orders/src/testing/orders-test-bed.js';
import { printFound } from '../src/print-found.js';
import { askInTurns } from './compare-times.js';

/** Each way; npm run threats:long counts as the quality bars do. */
const calls = Number(process.env.LONG_CALLS ?? 2_000);
const warmUp = 200;
/** Wrong tries with one email from one address within a quarter of an hour: ten of each kind. */
const mostTries = 20;
const quarterOfAnHour = 900;
const known = 40;

const clock = new FixedClock(new Date('2026-11-20T18:00:00Z'));
let service: TestService;
let stored: DemoOrder[];
beforeAll(async () => {
  service = await startTestService(orders, { overrides: [[Clock, clock]] });
  const { _id: portalId } = await storePortal(service, 'America/Chicago');
  stored = [];
  for (let at = 0; at < known; at += 1) {
    stored.push(await storeOrder(service, pathTo.delivered, { portalId }));
  }
});
afterAll(() => service.close());

const orderAt = (at: number) => stored[at % known] as DemoOrder;
const unknownNumber = (at: number) => 800_000_000 + (at % known);

/** The same for both but for what it is about: no other part of an answer may tell them apart. */
const seen = new Set<string>();
function keep(reply: TestReply): TestReply {
  const { requestId, ...body } = reply.body;
  const { 'x-request-id': _id, date: _date, ...headers } = reply.headers;
  seen.add(JSON.stringify([reply.status, body, headers]));
  return reply;
}

async function compare(ask: (kind: 'known' | 'unknown', at: number) => Promise<TestReply>, status: number) {
  seen.clear();
  // Asked too often, both are refused alike; here nobody is.
  const within = async (kind: 'known' | 'unknown', at: number) => {
    if (kind === 'known' && at % (mostTries / 2) === 0) clock.advanceSeconds(quarterOfAnHour);
    return keep(await ask(kind, at));
  };
  await askInTurns(Math.min(warmUp, calls), within, status);
  return askInTurns(calls, within, status);
}

const strange = { email: 'stranger@mail.example' };
const byNumber = (endpoint: Endpoint) => (kind: 'known' | 'unknown', at: number) =>
  service.call(endpoint, {
    params: { orderId: String(kind === 'known' ? orderAt(at).uniqueId : unknownNumber(at)) },
    body: strange,
  });

describe.each([
  ['the state of an order', customerOrders.status, 404],
  ['where it is', customerOrders.track, 404],
  ['its survey', customerOrders.survey, 404],
  ['its link by email', customerOrders.mailLink, 200],
] as const)('T9: %s', (what, endpoint, status) => {
  it(`is asked for ${calls} times each with a number of an order and with none: the answers are one, as are the times`, async () => {
    const found = await compare(byNumber(endpoint), status);
    printFound(what, found);
    expect(seen.size).toBe(1);
    expect(found.auc).toBeLessThanOrEqual(0.55);
  });
});

it(`T9: ${calls} links each to the terms of an order with another's number and of none cannot be told apart`, async () => {
  const found = await compare(
    (kind, at) =>
      service.call(orderTerms.open, {
        params: {
          orderId: kind === 'known' ? orderAt(at).orderId : randomUUID(),
          uniqueId: String(unknownNumber(at)),
        },
      }),
    404,
  );
  printFound('terms', found);
  expect(seen.size).toBe(1);
  expect(found.auc).toBeLessThanOrEqual(0.55);
});
