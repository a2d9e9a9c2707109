import { Injectable } from '@nestjs/common';
import type { OrderTerms } from '@overland/contracts';
import { Clock, getPortal, InjectDatabase, notFound, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { askedTooOften, countLookup } from '../customer-page/order-lookups.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { toOrderTerms } from './order-terms.mapper.js';
import { TermsStandings } from './terms-standing.js';

/** The two parts of a link to the terms of an order; both have to match. */
export interface TermsLink {
  orderId: string;
  uniqueId: number;
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

/** The terms of orders, for their customers. */
@Injectable()
export class OrderTermsService {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly orders: OrdersRepository,
    private readonly standings: TermsStandings,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError as `find` */
  async open(link: TermsLink): Promise<OrderTerms> {
    const order = await this.find(link);
    return this.inSystem((manager) => this.present(manager, order));
  }

  /** @throws AppError notFound, the same for every link that is not of an order; tooManyRequests. */
  async find({ orderId, uniqueId }: TermsLink): Promise<PlacedOrder> {
    const now = this.clock.now();
    if (await this.inSystem((manager) => countLookup(manager, uniqueId, now))) throw askedTooOften();
    const order = isId(orderId)
      ? await this.inSystem((manager) => this.orders.findNumbered(manager, orderId, uniqueId))
      : null;
    if (!order) throw notFound();
    return order;
  }

  async present(manager: EntityManager, order: PlacedOrder): Promise<OrderTerms> {
    const portal = await getPortal(manager, order.portalId);
    return toOrderTerms({ order, portal, standing: await this.standings.of(manager, order) });
  }

  private inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.dataSource, systemScope, work);
  }
}
