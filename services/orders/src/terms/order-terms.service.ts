import { Injectable } from '@nestjs/common';
import { messages, type OrderTerms } from '@overland/contracts';
import { AppError, Database, getPortal, notFound } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { OrderAgreements } from '../agreements/order-agreement.js';
import { CustomerLinks } from '../customer-links/customer-links.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { toOrderTerms } from './order-terms.mapper.js';

/** The two parts of a link to an order's terms. Both must match. */
export interface TermsLink {
  orderId: string;
  uniqueId: number;
}

const isId = (text: string) => /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text);

@Injectable()
export class OrderTermsService {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly agreements: OrderAgreements,
    private readonly links: CustomerLinks,
  ) {}

  /** @throws AppError as `find` */
  async open(link: TermsLink): Promise<OrderTerms> {
    const order = await this.find(link);
    return this.database.inSystem((manager) => this.present(manager, order, null));
  }

  /** With a token that is not from an email they can only be read. @throws AppError as `find` */
  async openByLink(link: TermsLink, token: string): Promise<OrderTerms> {
    const order = await this.find(link);
    return this.database.inSystem(async (manager) =>
      this.present(manager, order, this.links.isMailed(order, token) ? token : null),
    );
  }

  /** Only somebody who has read the email may accept. @throws AppError mailedLinkRequired */
  refuseUnlessMailed(order: PlacedOrder, token: string): void {
    if (this.links.isMailed(order, token)) return;
    throw new AppError('mailedLinkRequired', messages.mailedLinkRequired);
  }

  /** Tries are not counted, as the id cannot be guessed. @throws AppError notFound, the same for every wrong link. */
  async find({ orderId, uniqueId }: TermsLink): Promise<PlacedOrder> {
    const order = isId(orderId)
      ? await this.database.inSystem((manager) => this.orders.findNumbered(manager, orderId, uniqueId))
      : null;
    if (!order || this.links.isOver(order)) throw notFound();
    return order;
  }

  /** @param token from an email, or null */
  async present(manager: EntityManager, order: PlacedOrder, token: string | null): Promise<OrderTerms> {
    const portal = await getPortal(manager, order.portalId);
    return toOrderTerms({ order, portal, standing: await this.agreements.of(manager, order), token });
  }
}
