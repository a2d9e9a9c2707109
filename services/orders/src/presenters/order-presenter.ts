import { Injectable } from '@nestjs/common';
import { isPaymentDue, type Order, type Session } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { Clock, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { toChangeRequest } from '../change-requests/change-request.mapper.js';
import { ChangeRequestsRepository } from '../change-requests/change-requests.repository.js';
import { DispatchViews } from '../dispatches/dispatch-views.js';
import { LocationRequestsRepository } from '../location-requests/location-requests.repository.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { toOrder } from '../orders/order.mapper.js';
import { actionsFor, movesFor } from '../orders/order-permissions.js';
import { undoStep, undoUntil } from '../orders/order-undo-plan.js';
import { OrderMoney } from './order-money.js';
import { ShownFiles } from './shown-files.js';

@Injectable()
export class OrderPresenter {
  constructor(
    private readonly files: ShownFiles,
    private readonly dispatches: DispatchViews,
    private readonly locationRequests: LocationRequestsRepository,
    private readonly requests: ChangeRequestsRepository,
    private readonly money: OrderMoney,
    private readonly clock: Clock,
  ) {}

  async present(manager: EntityManager, order: PlacedOrder, session: Session): Promise<Order> {
    const now = this.clock.now();
    const files = await this.files.of(manager, order.id, now);
    const timeZone = await listTimeZone(manager, order.portalId);
    const today = todayIn(timeZone, now);
    const actions = actionsFor(order, session, { at: now, timeZone });
    const locationRequest = actions.includes('requestLocation')
      ? await this.locationRequests.findOpen(manager, order, now)
      : null;
    return toOrder(order, {
      moves: movesFor(order, session, now),
      actions,
      undoUntil: undoUntil(order, session, now),
      undoStep: undoStep(order, session, now),
      locationRequestedAt: locationRequest?.requestedAt.toISOString() ?? null,
      ...(await this.money.of(manager, order, session)),
      dispatch: await this.dispatches.of(manager, order.id, session),
      isPaymentDue: isPaymentDue(order, today),
      today,
      files,
      requests: (await this.requests.list(manager, order.id)).map(toChangeRequest),
    });
  }
}
