import { Injectable } from '@nestjs/common';
import type { DisputeChange, NewPayment, Order } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { AppError, type By, Clock, invalidField, listTimeZone, notFound } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { mayTakePayments } from '../orders/order-permissions.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import type { OrderPaymentEntity } from '../payments/order-payment.entity.js';
import { OrderPaymentsRepository } from '../payments/order-payments.repository.js';
import { OrderPresenter } from '../presenters/order-presenter.js';
import { OrderChanges } from './order-changes.js';
import { isDisputeNoted, noteDispute } from './payment-dispute.js';
import { dayRefusal, excessRefusal, paymentRefusal, recordPayment, removePayments } from './payment-rules.js';

type Work = (manager: EntityManager, order: PlacedOrder) => Promise<PlacedOrder>;

/** Payments of COD orders: recording and removing them. */
@Injectable()
export class OrderPayments {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly payments: OrderPaymentsRepository,
    private readonly changes: OrderChanges,
    private readonly presenter: OrderPresenter,
    private readonly clock: Clock,
  ) {}

  /**
   * The same payment sent twice is one. @throws AppError invalid if it cannot be of that day; conflict if the order is not COD or
   * is canceled, or if it is more than what is owed and that was not confirmed; forbidden where somebody else is paid.
   */
  record(
    orderId: string,
    paymentId: string,
    { payment, by }: { payment: NewPayment; by: By },
  ): Promise<Order> {
    return this.inOrder(orderId, by, async (manager, order) => {
      if (!mayTakePayments(order, by.session)) {
        throw new AppError('forbidden', 'Its customers pay Overland, which records the payments.');
      }
      const [known] = await this.payments.findMany(manager, [paymentId]);
      if (known?.orderId === orderId) return order;
      if (known) throw new AppError('conflict', 'This payment is of another order.');
      const at = this.clock.now();
      const today = todayIn(await listTimeZone(manager, order.portalId), at);
      const wrongDay = dayRefusal(payment, today);
      if (wrongDay) throw invalidField('paidOn', wrongDay);
      const excess = excessRefusal(order, payment);
      if (excess) throw new AppError('conflict', excess);
      const actor = await this.orders.actorOf(manager, by.session);
      const { takesMore: _confirmed, tells, ...told } = payment;
      const { portalId } = order;
      const taken = { id: paymentId, orderId, portalId, ...told, takenBy: actor, takenAt: at };
      const row = { ...taken, voidedBy: null, voidedAt: null };
      const before = await this.payments.listCounting(manager, order);
      const change = recordPayment(order, { payment: row, before, today, actor, at, tells });
      await this.payments.save(manager, [...before, row]);
      return this.save(manager, order, { change, by, payments: { added: [paymentId], voided: [] } });
    });
  }

  /** Removing it twice changes nothing. @throws AppError notFound, also for a payment of another order. */
  remove(orderId: string, paymentId: string, by: By): Promise<Order> {
    return this.inOrder(orderId, by, async (manager, order) => {
      const all = await this.payments.list(manager, order);
      const found = all.find(({ id }) => id === paymentId);
      if (!found) throw notFound('We could not find this payment.');
      return found.voidedAt === null ? this.void(manager, order, { removed: [found], by }) : order;
    });
  }

  /** Changes nothing of an order that nothing was paid of. */
  markUnpaid(orderId: string, by: By): Promise<Order> {
    return this.inOrder(orderId, by, async (manager, order) => {
      const removed = await this.payments.listCounting(manager, order);
      return removed.length === 0 ? order : this.void(manager, order, { removed, by });
    });
  }

  /** The same reason twice changes nothing. @throws AppError conflict for an order that is billed, paid or canceled. */
  dispute(orderId: string, change: DisputeChange, by: By): Promise<Order> {
    return this.inOrder(orderId, by, async (manager, order) => {
      if (isDisputeNoted(order, change)) return order;
      if (order.paid) throw new AppError('conflict', 'This order is paid.');
      const actor = await this.orders.actorOf(manager, by.session);
      const noted = noteDispute(order, { ...change, actor, at: this.clock.now() });
      const step = change.reason === null ? 'Settlement' : 'Dispute';
      return this.save(manager, order, { change: noted, by, step });
    });
  }

  private inOrder(orderId: string, by: By, work: Work): Promise<Order> {
    return this.locked.one(orderId, by.session, async (manager, found) => {
      const refusal = paymentRefusal(found);
      if (refusal) throw new AppError('conflict', refusal);
      return this.presenter.present(manager, await work(manager, found), by.session);
    });
  }

  private async void(
    manager: EntityManager,
    order: PlacedOrder,
    { removed, by }: { removed: readonly OrderPaymentEntity[]; by: By },
  ): Promise<PlacedOrder> {
    const actor = await this.orders.actorOf(manager, by.session);
    const at = this.clock.now();
    const ids = removed.map(({ id }) => id);
    const left = (await this.payments.listCounting(manager, order)).filter(({ id }) => !ids.includes(id));
    await this.payments.save(
      manager,
      removed.map((payment) => ({ ...payment, voidedBy: actor, voidedAt: at })),
    );
    const change = removePayments(order, { removed, left, actor, at });
    return this.save(manager, order, { change, by, payments: { added: [], voided: ids } });
  }

  private save(
    manager: EntityManager,
    order: PlacedOrder,
    { by, ...saving }: Pick<Parameters<OrderChanges['save']>[2], 'change' | 'payments' | 'step'> & { by: By },
  ): Promise<PlacedOrder> {
    const { requestId } = by.info;
    return this.changes.save(manager, order, { ...saving, requestId, by, canUndo: true });
  }
}
