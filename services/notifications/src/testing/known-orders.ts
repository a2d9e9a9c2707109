import type { OrderBooked } from '@overland/contracts';
import { ServiceHosts } from '@overland/service-kit';
// biome-ignore lint/correctness/noUndeclaredDependencies: specs only; the kit's own dependency.
import Fastify from 'fastify';

/** The parts of the orders service that emails need. */
export class KnownOrders {
  private readonly orders = new Map<string, OrderBooked>();
  private readonly host = Fastify();

  constructor() {
    this.host.post<{ Body: { orderId: string; portalId: string | null } }>(
      '/service/orders/email-facts',
      ({ body: { orderId, portalId } }, reply) => {
        const order = this.orders.get(orderId);
        if (order && (portalId === null || portalId === order.portalId)) return order;
        const message = 'We could not find this order.';
        return reply.status(404).send({ code: 'notFound', message, requestId: '' });
      },
    );
    this.answerMany();
  }

  private answerMany(): void {
    this.host.post<{ Body: { orderIds: string[]; portalId: string | null } }>(
      '/service/orders/email-facts-of-many',
      ({ body: { orderIds, portalId } }) =>
        Promise.resolve(
          orderIds.flatMap((orderId) => {
            const order = this.orders.get(orderId);
            return order && (portalId === null || portalId === order.portalId) ? [order] : [];
          }),
        ),
    );
  }

  async start(): Promise<void> {
    await this.host.ready();
    ServiceHosts.set('orders', this.host);
  }

  stop(): void {
    ServiceHosts.delete('orders');
  }

  /** Sets the order's current state. */
  set(order: OrderBooked): OrderBooked {
    this.orders.set(order.orderId, order);
    return order;
  }
}
