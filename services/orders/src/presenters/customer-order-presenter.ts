import { Injectable } from '@nestjs/common';
import type { CustomerOrder } from '@overland/contracts';
import { getPortal } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { changedSince } from '../agreements/agreed-changes.js';
import { OrderAgreements } from '../agreements/order-agreement.js';
import { ChangeRequestsRepository } from '../change-requests/change-requests.repository.js';
import { CustomerLinks } from '../customer-links/customer-links.js';
import { OrderFilesRepository } from '../files/order-files.repository.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toActivity } from '../orders/order.mapper.js';
import { canAcceptTerms } from '../orders/order-permissions.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { toCustomerOrder } from './customer-order.mapper.js';

@Injectable()
export class CustomerOrderPresenter {
  constructor(
    private readonly orders: OrdersRepository,
    private readonly files: OrderFilesRepository,
    private readonly requests: ChangeRequestsRepository,
    private readonly links: CustomerLinks,
    private readonly agreements: OrderAgreements,
  ) {}

  async present(manager: EntityManager, placed: PlacedOrder, token: string): Promise<CustomerOrder> {
    const { order, ...known } = this.links.knownOf(placed);
    const { id, portalId } = order;
    const history = await this.orders.listActivities(manager, id, { portalId });
    const activities = known.moves(history.map((activity) => toActivity(activity)));
    const files = await this.files.listForCustomer(manager, order);
    const requests = known.requests(await this.requests.list(manager, id));
    const portal = await getPortal(manager, portalId);
    const surveyToken = this.links.signSurvey(order);
    const isMailed = this.links.isMailed(order, token);
    const before = await this.acceptedBefore(manager, order);
    const shown = { activities, files, requests, before };
    return toCustomerOrder({ order, portal, ...shown, token, isMailed, surveyToken });
  }

  private async acceptedBefore(manager: EntityManager, order: PlacedOrder): Promise<CustomerOrder['before']> {
    if (order.termsAcceptedAt !== null || !canAcceptTerms(order)) return null;
    const { before, facts, terms } = await this.agreements.of(manager, order);
    return before && { ...changedSince(before, facts), versionNow: terms.version };
  }
}
