import { customerOrders } from '@overland/contracts';
import { addressPrefix, type Clock, type ServiceClient } from '@overland/service-kit';
import type { FastifyRequest } from 'fastify';
import type { Listener } from './live-streams.js';
import { readBody } from './read-body.js';

/** A customer has a phone and a computer; the link may be open at home and at work. */
const mostOfAnOrder = 10;
/** Several customers may sit behind one address. */
const mostOfAnAddress = 50;
const tooMany = 'Too many pages listen for changes of orders. Please close some.';

interface Parts {
  services: ServiceClient;
  clock: Clock;
}

/**
 * The customer behind a link to an order. Learns only that it changed, not what: the page reads it again by the same link.
 * Each change checks the link anew, since it ends with another email of the customer and after the delivery.
 */
export async function listenToOwnOrder(
  { services, clock }: Parts,
  request: FastifyRequest,
): Promise<Listener> {
  const { token } = await readBody(customerOrders.live, request);
  const find = (requestId: string) => services.call(customerOrders.link, { body: { token } }, { requestId });
  let { orderId, endsAt } = await find(request.id);
  return {
    limits: [
      { key: `order ${orderId}`, most: mostOfAnOrder, refusal: tooMany },
      { key: `address ${addressPrefix(request.ip)}`, most: mostOfAnAddress, refusal: tooMany },
    ],
    isOver: () => endsAt !== null && new Date(endsAt) <= clock.now(),
    select: async ({ changes }) => {
      if (!changes.some((change) => change.orderId === orderId)) return [];
      const link = await find('live-orders').catch(() => null);
      if (!link) return null;
      endsAt = link.endsAt;
      return ['changed'];
    },
  };
}
