import { Injectable } from '@nestjs/common';
import { needsNewTerms, type Order, type OrderUpdate, quotes, type Session } from '@overland/contracts';
import { AppError, type By, Clock, Database, portalScope, ServiceClient } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { Bookable } from '../booking/check-booking.js';
import type { AnsweredEntity } from '../change-requests/change-requests.service.js';
import { lineOf } from '../orders/activity-line.js';
import { changesBetween } from '../orders/changes-between.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { mayEdit, reachedStatus } from '../orders/order-permissions.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import type { OrderChange } from '../work/apply-move.js';
import { editStep, OrderChanges } from '../work/order-changes.js';
import { disputeEnded } from '../work/payment-dispute.js';
import { paidByLowerPrice } from '../work/payment-rules.js';
import { checkDay, checkEdit } from './check-edit.js';
import { dayColumns, editedColumns, requestColumns } from './edited-columns.js';
import { asksForPayment, milestonesOfEdit } from './told-changes.js';

type Columns = ReturnType<typeof editedColumns> | ReturnType<typeof dayColumns>;

interface Edit {
  before: PlacedOrder;
  columns: Columns;
  by: By;
  tells: boolean;
  /** The customer's request that it answers. */
  answered?: AnsweredEntity;
}

interface DayChange extends Pick<Edit, 'by' | 'answered'> {
  day: string;
  quoted: Bookable;
}

/** Changing what was booked (docs/product/orders.md). */
@Injectable()
export class OrderEditsService {
  constructor(
    private readonly database: Database,
    private readonly repository: OrdersRepository,
    private readonly changes: OrderChanges,
    private readonly presenter: OrderPresenter,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError notFound, invalid, or conflict: it cannot be changed now, or somebody else has changed it. */
  async update(request: OrderUpdate, by: By): Promise<Order> {
    const { session } = by;
    const scope = portalScope(session);
    const seen = await this.database.withPortal(scope, async (manager) => {
      const order = await this.repository.get(manager, request.orderId, scope);
      await this.refuseUnlessCurrent(manager, order, { request, session });
      return order;
    });
    // Done before the order is locked, so that no lock waits for another service.
    const quoted = await this.askForQuote(seen, request, by.info.requestId);
    return this.database.withPortal(scope, async (manager) => {
      const before = await this.repository.lock(manager, request.orderId, scope);
      await this.refuseUnlessCurrent(manager, before, { request, session });
      checkEdit({ order: before, request, quoted, mayRush: session.role === 'MCAdmin' });
      const columns = editedColumns(before, request, quoted.quote);
      const saved = await this.save(manager, { before, columns, by, tells: request.tells });
      return this.presenter.present(manager, saved, session);
    });
  }

  /** Changes only the first day of a locked order. @throws AppError conflict if the order or the day cannot be changed. */
  changeDay(manager: EntityManager, before: PlacedOrder, change: DayChange): Promise<PlacedOrder> {
    const { day, quoted, ...answering } = change;
    const { session } = change.by;
    if (!mayEdit(before, session)) throw new AppError('conflict', editRefusal(before));
    const [error] = checkDay({ order: before, day, quoted, mayRush: session.role === 'MCAdmin' });
    if (error) throw new AppError('conflict', error);
    const columns = dayColumns(before, day, quoted.quote);
    return this.save(manager, { before, columns, tells: true, ...answering });
  }

  /** The quote that an edit is checked against and priced by. */
  quoteOf({ quoteId, portalId, pickup, delivery }: PlacedOrder, requestId: string): Promise<Bookable> {
    return this.askForQuote(
      { quoteId, portalId },
      { pickupZip: pickup.zip, deliveryZip: delivery.zip },
      requestId,
    );
  }

  private async save(manager: EntityManager, edit: Edit): Promise<PlacedOrder> {
    const { before, columns, by, tells, answered } = edit;
    const changes = changesBetween(before, { ...before, ...columns });
    if (changes.length === 0) return before;
    const asksForTerms = needsNewTerms(before, { ...before, ...columns });
    const now = this.clock.now();
    const written = {
      ...columns,
      version: before.version + 1,
      ...(asksForTerms ? { termsAcceptedAt: null, termsAcceptedBy: null, termsVersion: null } : {}),
    };
    const actor = await this.repository.actorOf(manager, by.session);
    const paying = paidByLowerPrice({ ...before, ...written }, { actor, at: now });
    const after = { ...before, ...written, ...paying };
    const activity = lineOf(before, {
      kind: 'edit',
      at: now,
      actor,
      source: 'staff',
      note: noteOf(before, { asksForTerms, tells, isPaidNow: paying !== null }),
      changes,
    });
    const change: OrderChange = {
      columns: {
        ...written,
        ...paying,
        ...(tells && asksForPayment(before, after) ? { paymentRequestedAt: now } : {}),
      },
      activities: [activity],
      milestones: tells ? milestonesOfEdit(before, after, asksForTerms) : [],
    };
    return this.changes.save(manager, before, {
      change,
      requestId: by.info.requestId,
      by,
      canUndo: true,
      step: editStep,
      ...(answered && { answered }),
    });
  }

  private async refuseUnlessCurrent(
    manager: EntityManager,
    order: PlacedOrder,
    { request, session }: { request: OrderUpdate; session: Session },
  ): Promise<void> {
    if (!mayEdit(order, session)) {
      throw new AppError('conflict', editRefusal(order));
    }
    if (order.version === request.version) return;
    const changes = changesBetween(order, { ...order, ...requestColumns(order, request) });
    // The same form sent again because its answer was lost: everything in it is already saved.
    if (changes.length === 0) return;
    const current = await this.presenter.present(manager, order, session);
    throw new AppError('conflict', 'Somebody else changed this order meanwhile. Your entries are kept.', {
      details: { current, changes },
    });
  }

  private askForQuote(
    { quoteId, portalId }: Pick<PlacedOrder, 'quoteId' | 'portalId'>,
    { pickupZip, deliveryZip }: Pick<OrderUpdate, 'pickupZip' | 'deliveryZip'>,
    requestId: string,
  ): Promise<Bookable> {
    const body = { quoteId, portalId, isPublic: false, pickupZip, deliveryZip };
    return this.client.call(quotes.bookable, { body }, { requestId });
  }
}

function editRefusal(order: PlacedOrder): string {
  switch (reachedStatus(order)) {
    case 'Picked Up':
      return 'This order has been picked up. Please ask us to change it.';
    case 'Delivered':
      return 'This order has been delivered and cannot be changed any more.';
    default:
      return 'This order is canceled and cannot be changed.';
  }
}

interface Follows {
  asksForTerms: boolean;
  tells: boolean;
  /** By what was paid before. */
  isPaidNow: boolean;
}

/** What the edit leads to, for the history. */
function noteOf(before: PlacedOrder, { asksForTerms, tells, isPaidNow }: Follows): string {
  const again = before.termsAcceptedAt ? ' again' : '';
  return [
    asksForTerms ? `The customer ${tells ? 'is asked' : 'has'} to accept the terms${again}.` : [],
    isPaidNow ? 'What was paid covers the new price.' : [],
    isPaidNow && before.paymentDispute ? disputeEnded : [],
  ]
    .flat()
    .join(' ');
}
