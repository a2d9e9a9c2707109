import { Injectable } from '@nestjs/common';
import { type CustomerOrder, messages } from '@overland/contracts';
import type { Pdf } from '@overland/documents';
import { Clock, getPortal, InjectDatabase, notFound, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { OrderPdfService } from '../documents/order-pdf.service.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toActivity } from '../orders/order.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { CustomerLinks } from './customer-links.js';
import { toCustomerOrder } from './customer-order.mapper.js';
import { askedTooOften, countLookup } from './order-lookups.js';

/** Customers and their orders: who knows number and email, or has the link of an email, is the customer. */
@Injectable()
export class CustomerOrders {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly links: CustomerLinks,
    private readonly pdfs: OrderPdfService,
    private readonly clock: Clock,
  ) {}

  /**
   * The order comes with a fresh link to it.
   * @throws AppError notFound, the same for an unknown number and another's email; tooManyRequests.
   */
  async find(uniqueId: number, email: string): Promise<CustomerOrder> {
    const now = this.clock.now();
    const inSystem = <T>(work: (manager: EntityManager) => Promise<T>) =>
      withPortal(this.dataSource, systemScope, work);
    if (await inSystem((manager) => countLookup(manager, uniqueId, now))) throw askedTooOften();
    return inSystem(async (manager) => {
      const order = await this.orders.findOfCustomer(manager, uniqueId, email);
      if (!order) throw notFound(messages.orderNotFound);
      return this.present(manager, order, this.links.sign(order));
    });
  }

  /** @throws AppError linkExpired, the same for every link that does not work. */
  open(token: string): Promise<CustomerOrder> {
    return withPortal(this.dataSource, systemScope, async (manager) =>
      this.present(manager, await this.links.orderOf(manager, token), token),
    );
  }

  /** @throws AppError linkExpired */
  async pdf(token: string): Promise<Pdf> {
    const { id, portalId } = await withPortal(this.dataSource, systemScope, (manager) =>
      this.links.orderOf(manager, token),
    );
    return this.pdfs.print(id, { portalId });
  }

  private async present(manager: EntityManager, order: PlacedOrder, token: string): Promise<CustomerOrder> {
    const activities = await this.orders.listActivities(manager, order.id, { portalId: order.portalId });
    const portal = await getPortal(manager, order.portalId);
    return toCustomerOrder({ order, portal, activities: activities.map(toActivity), token });
  }
}
