import { Injectable } from '@nestjs/common';
import { type CustomerOrder, isDelivered, messages, surveyMessages } from '@overland/contracts';
import type { Pdf } from '@overland/documents';
import { AppError, Database, notFound } from '@overland/service-kit';
import { CustomerLinks } from '../customer-links/customer-links.js';
import { shownState } from '../customer-links/link-rules.js';
import { OrderPdfService } from '../documents/order-pdf.service.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { CustomerOrderPresenter } from '../presenters/customer-order-presenter.js';
import { type Lookup, LookupTriesRepository, triedTooOften } from './lookup-tries.repository.js';

/** Whoever knows the order's number and email, or has a link to it, counts as its customer. */
@Injectable()
export class CustomerOrders {
  constructor(
    private readonly database: Database,
    private readonly orders: OrdersRepository,
    private readonly links: CustomerLinks,
    private readonly presenter: CustomerOrderPresenter,
    private readonly pdfs: OrderPdfService,
    private readonly tries: LookupTriesRepository,
  ) {}

  /**
   * The order with a new link to it.
   * @throws AppError notFound, the same for an unknown number, another email and an order that has ended; tooManyRequests.
   */
  async find(uniqueId: number, lookup: Lookup): Promise<CustomerOrder> {
    const order = await this.lookUp(uniqueId, lookup);
    if (this.links.isOver(order)) throw notFound(messages.orderNotFound);
    return this.database.inSystem((manager) =>
      this.presenter.present(manager, order, this.links.sign(order)),
    );
  }

  /** The token for the survey's link (docs/product/surveys.md). @throws AppError as `find`; conflict before the delivery. */
  async survey(uniqueId: number, lookup: Lookup): Promise<{ token: string }> {
    const order = await this.lookUp(uniqueId, lookup);
    if (!isDelivered(shownState(this.links.knownOf(order).order))) {
      throw new AppError('conflict', surveyMessages.notDelivered);
    }
    return { token: this.links.signSurvey(order) };
  }

  private async lookUp(uniqueId: number, lookup: Lookup): Promise<PlacedOrder> {
    const mayTry = await this.database.inSystem((manager) => this.tries.take(manager, lookup));
    if (!mayTry) throw triedTooOften();
    return this.database.inSystem(async (manager) => {
      const order = await this.orders.findOfCustomer(manager, uniqueId, lookup.email);
      if (!order) throw notFound(messages.orderNotFound);
      await this.tries.giveBack(manager, lookup);
      return order;
    });
  }

  /** @throws AppError linkExpired, the same for every link that does not work. */
  open(token: string): Promise<CustomerOrder> {
    return this.database.inSystem(async (manager) =>
      this.presenter.present(manager, await this.links.orderOf(manager, token), token),
    );
  }

  /** Which order a link opens, and until when. @throws AppError linkExpired */
  link(token: string): Promise<{ orderId: string; portalId: string; endsAt: string | null }> {
    return this.database.inSystem(async (manager) => {
      const { order, endsAt } = await this.links.standingOf(manager, token);
      return { orderId: order.id, portalId: order.portalId, endsAt: endsAt?.toISOString() ?? null };
    });
  }

  /** @throws AppError linkExpired */
  async pdf(token: string): Promise<Pdf> {
    const order = await this.database.inSystem((manager) => this.links.orderOf(manager, token));
    return this.pdfs.print(this.links.knownOf(order).order);
  }
}
