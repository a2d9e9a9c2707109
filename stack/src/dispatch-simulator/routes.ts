import { randomBytes, randomUUID } from 'node:crypto';
import { fieldsOf } from './check-order.js';
import { knownActions } from './life.js';
import type { OrderBook, Subscription } from './order-book.js';
import { Refusal } from './refusal.js';
import type { SimulatedOrder } from './simulated-order.js';
import type { Simulator } from './simulator.js';

export interface SimulatorCall {
  /** Of the order that the path names. */
  guid: string;
  /** Of the path. */
  params: Record<string, string>;
  query: Record<string, string>;
  /** JSON; `{}` where there is none. */
  body: unknown;
}

/** What answers a call, by its method and path: `GET /v1/public/orders/:guid`. */
export type Routes = Record<string, (call: SimulatorCall) => unknown>;

const success = (data: object) => ({ status: 'success', data });
const one = ({ wire }: SimulatedOrder) => success({ object: wire });
const many = (objects: unknown[]) =>
  success({ objects, pagination: { total_pages: 1, total_objects: objects.length, limit: 100, page: 0 } });

/** The calls of Super Dispatch's shipper API that the product makes. */
export function apiRoutes(simulator: Simulator, book: OrderBook): Routes {
  const order = '/v1/public/orders/:guid';
  return {
    [createOrder]: ({ body }) => one(simulator.create(body)),
    [`GET ${order}`]: ({ guid }) => one(simulator.get(guid)),
    [`PATCH ${order}`]: ({ guid, body }) => one(simulator.patch(guid, body)),
    'GET /v1/public/orders/find_by_vin/:vin': ({ params }) =>
      many(simulator.findByVin(params.vin ?? '').map(({ wire }) => wire)),
    [`PUT ${order}/mark_as_on_hold`]: ({ guid }) => one(simulator.hold(guid)),
    [`PUT ${order}/unmark_as_on_hold`]: ({ guid }) => one(simulator.release(guid)),
    [`PUT ${order}/cancel`]: ({ guid, body }) => one(simulator.cancel(guid, fieldsOf(body, 'body').reason)),
    [`PUT ${order}/mark_as_paid`]: ({ guid }) => one(simulator.markPaid(guid)),
    'POST /v1/public/webhooks/:action/subscribe': ({ params, body }) =>
      success({ object: subscribe(book, params.action ?? '', fieldsOf(body, 'body').callback_url) }),
  };
}

export const createOrder = 'POST /v1/public/orders';

/** One subscription and one token for each action; a new address takes the place of the old one. */
function subscribe(book: OrderBook, action: string, url: unknown): Subscription {
  if (!knownActions.includes(action)) throw new Refusal(400, `There is no action ${action}`);
  if (typeof url !== 'string' || !URL.canParse(url)) throw new Refusal(400, 'callback_url is not valid');
  const known = book.subscriptions.find((each) => each.action === action && each.callback_url === url);
  if (known) return known;
  const subscription: Subscription = {
    guid: randomUUID(),
    action,
    callback_url: url,
    verification_token: randomBytes(24).toString('base64url'),
  };
  book.subscriptions = [...book.subscriptions.filter((each) => each.action !== action), subscription];
  book.save();
  return subscription;
}
