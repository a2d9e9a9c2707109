import { Injectable } from '@nestjs/common';
import type { OrderPayment } from '@overland/contracts';
import { type EntityManager, In } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrderPaymentEntity } from './order-payment.entity.js';
import { unrecordedPayment } from './unrecorded-payment.js';

/** Every statement runs in a `withPortal` transaction. Callers have checked that the order is theirs. */
@Injectable()
export class OrderPaymentsRepository {
  /** Also those that were removed, in the order in which they were taken. */
  async list(manager: EntityManager, order: PlacedOrder): Promise<OrderPaymentEntity[]> {
    const where = { orderId: order.id };
    const rows = await manager.find(OrderPaymentEntity, { where, order: { takenAt: 'ASC', id: 'ASC' } });
    const unrecorded = unrecordedPayment(order, rows.filter(counts));
    return unrecorded ? [...rows.filter(({ id }) => id !== unrecorded.id), unrecorded] : rows;
  }

  /** Those that count, of a locked order. */
  async listCounting(manager: EntityManager, order: PlacedOrder): Promise<OrderPaymentEntity[]> {
    return (await this.list(manager, order)).filter(counts);
  }

  /** A payment that was not recorded gets its row by the first change of them. */
  async save(manager: EntityManager, payments: readonly OrderPaymentEntity[]): Promise<void> {
    if (payments.length > 0) await manager.upsert(OrderPaymentEntity, [...payments], ['id']);
  }

  findMany(manager: EntityManager, ids: readonly string[]): Promise<OrderPaymentEntity[]> {
    return ids.length === 0 ? Promise.resolve([]) : manager.findBy(OrderPaymentEntity, { id: In([...ids]) });
  }
}

const counts = ({ voidedAt }: OrderPaymentEntity): boolean => voidedAt === null;

export const toOrderPayment = ({
  orderId: _order,
  portalId: _portal,
  takenAt,
  voidedAt,
  ...payment
}: OrderPaymentEntity): OrderPayment => ({
  ...payment,
  takenAt: takenAt?.toISOString() ?? null,
  voidedAt: voidedAt?.toISOString() ?? null,
});
