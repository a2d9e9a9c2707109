import { Inject, Injectable } from '@nestjs/common';
import { type CustomerOrder, messages } from '@overland/contracts';
import type { Pdf } from '@overland/documents';
import {
  AppError,
  Clock,
  getPortal,
  InjectDatabase,
  isOrderLink,
  notFound,
  orderLinkKeyFrom,
  readOrderLink,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { OrderPdfService } from '../documents/order-pdf.service.js';
import { LOCATION_CONFIG, type LocationConfig } from '../driver-location/location-config.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toActivity } from '../orders/order.mapper.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { toCustomerOrder } from './customer-order.mapper.js';
import { isInTime } from './link-rules.js';
import { askedTooOften, countLookup } from './order-lookups.js';

/** Customers and their orders: who knows number and email, or has the link of an email, is the customer. */
@Injectable()
export class CustomerOrders {
  private readonly linkKey: Buffer;

  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly pdfs: OrderPdfService,
    private readonly clock: Clock,
    @Inject(LOCATION_CONFIG) config: LocationConfig,
  ) {
    this.linkKey = orderLinkKeyFrom(config.MAIL_SEAL_KEY);
  }

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
      const { id: orderId, customerEmail } = order;
      return this.present(
        manager,
        order,
        signOrderLink(this.linkKey, { orderId, customerEmail, issuedAt: now }),
      );
    });
  }

  /** @throws AppError linkExpired, the same for every link that does not work. */
  open(token: string): Promise<CustomerOrder> {
    return withPortal(this.dataSource, systemScope, async (manager) =>
      this.present(manager, await this.orderOf(manager, token), token),
    );
  }

  /** @throws AppError linkExpired */
  async pdf(token: string): Promise<Pdf> {
    const { id, portalId } = await withPortal(this.dataSource, systemScope, (manager) =>
      this.orderOf(manager, token),
    );
    return this.pdfs.print(id, { portalId });
  }

  private async orderOf(manager: EntityManager, token: string): Promise<PlacedOrder> {
    const link = readOrderLink(token);
    const order = link && (await this.orders.find(manager, link.orderId));
    if (!order || !isOrderLink(this.linkKey, link, order.customerEmail)) throw linkNotValid();
    if (!isInTime(link.issuedAt, await this.endOf(manager, order), this.clock.now())) throw linkNotValid();
    return order;
  }

  /** When it was delivered or canceled; null before. */
  private async endOf(manager: EntityManager, order: PlacedOrder): Promise<Date | null> {
    if (order.status === 'Canceled') return order.canceledAt;
    if (order.status !== 'Delivered') return null;
    return (await this.orders.findMove(manager, order.id, 'delivered'))?.at ?? null;
  }

  private async present(manager: EntityManager, order: PlacedOrder, token: string): Promise<CustomerOrder> {
    const activities = await this.orders.listActivities(manager, order.id, { portalId: order.portalId });
    const portal = await getPortal(manager, order.portalId);
    return toCustomerOrder({ order, portal, activities: activities.map(toActivity), token });
  }
}

const linkNotValid = () => new AppError('linkExpired', messages.linkNotValid);
