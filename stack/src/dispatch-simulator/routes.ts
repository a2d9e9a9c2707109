import { randomBytes, randomUUID } from 'node:crypto';
import { fieldsOf } from './check-order.js';
import { knownActions } from './life.js';
import type { OrderBook, Subscription } from './order-book.js';
import { Refusal } from './refusal.js';
import type { SimulatedOrder } from './simulated-order.js';
import type { Simulator } from './simulator.js';

/** The values of a path's `:names`, and the body as JSON. */
export interface SimulatorCall {
  params: Record<string, string>;
  query: URLSearchParams;
  body: unknown;
}

export interface Route {
  method: string;
  path: string;
  answer: (call: SimulatorCall) => unknown;
}

const one = ({ wire }: SimulatedOrder) => ({ status: 'success', data: { object: wire } });
const many = (objects: unknown[]) => ({
  status: 'success',
  data: { objects, pagination: { total_pages: 1, total_objects: objects.length, limit: 100, page: 0 } },
});

/** The paths of Super Dispatch's shipper API. */
export function apiRoutes(simulator: Simulator, book: OrderBook): Route[] {
  const order = '/v1/public/orders/:guid';
  return [
    { method: 'POST', path: '/v1/public/orders', answer: ({ body }) => one(simulator.create(body)) },
    { method: 'GET', path: order, answer: ({ params }) => one(simulator.get(params.guid ?? '')) },
    {
      method: 'PUT',
      path: order,
      answer: ({ params, body }) => one(simulator.replace(params.guid ?? '', body)),
    },
    {
      method: 'PATCH',
      path: order,
      answer: ({ params, body }) => one(simulator.patch(params.guid ?? '', body)),
    },
    {
      method: 'GET',
      path: '/v1/public/orders/find_by_vin/:vin',
      answer: ({ params }) => many(simulator.findByVin(params.vin ?? '').map(({ wire }) => wire)),
    },
    {
      method: 'PUT',
      path: `${order}/mark_as_on_hold`,
      answer: ({ params }) => one(simulator.hold(params.guid ?? '')),
    },
    {
      method: 'PUT',
      path: `${order}/unmark_as_on_hold`,
      answer: ({ params }) => one(simulator.release(params.guid ?? '')),
    },
    {
      method: 'PUT',
      path: `${order}/cancel`,
      answer: ({ params, body }) => one(simulator.cancel(params.guid ?? '', fieldsOf(body, 'body').reason)),
    },
    {
      method: 'PUT',
      path: `${order}/mark_as_paid`,
      answer: ({ params }) => one(simulator.markPaid(params.guid ?? '')),
    },
    {
      method: 'POST',
      path: `${order}/offers`,
      answer: ({ params, body }) => one(simulator.offer(params.guid ?? '', body)),
    },
    ...webhookRoutes(book),
  ];
}

function webhookRoutes(book: OrderBook): Route[] {
  const hook = '/v1/public/webhooks';
  return [
    { method: 'GET', path: `${hook}/actions`, answer: () => many([...knownActions]) },
    { method: 'GET', path: `${hook}/subscriptions`, answer: () => many(book.subscriptions) },
    {
      method: 'POST',
      path: `${hook}/:action/subscribe`,
      answer: ({ params, body }) => ({
        status: 'success',
        data: { object: subscribe(book, params.action ?? '', fieldsOf(body, 'body').callback_url) },
      }),
    },
    {
      method: 'POST',
      path: `${hook}/:action/unsubscribe`,
      answer: ({ params }) => {
        book.subscriptions = book.subscriptions.filter(({ action }) => action !== params.action);
        book.save();
        return { status: 'success', data: { object: {} } };
      },
    },
  ];
}

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
