import { Injectable } from '@nestjs/common';
import type { OrderStatus, SdStatus, Session } from '@overland/contracts';
import { findName, notFound, portalFilter, type Scope } from '@overland/service-kit';
import { ArrayOverlap, type EntityManager, type FindOptionsWhere, In, IsNull, Not, Raw } from 'typeorm';
import { ActivityEntity, type NewActivity } from './activity.entity.js';
import { OrderEntity, type PlacedOrder } from './order.entity.js';
import { isPlaced } from './order-states.js';

const openStatuses = ['New', 'Pending', 'Picked Up'] as const satisfies readonly OrderStatus[];

/** Locks an order without blocking the foreign keys of rows that point to it. */
const orderLock = { mode: 'for_no_key_update' } as const;

/** Every statement runs in a `withPortal` transaction: row-level security is the safety net under `portalId`. */
@Injectable()
export class OrdersRepository {
  /** @throws AppError notFound, also for another portal's order and one that is not placed yet. */
  get(manager: EntityManager, id: string, scope: Scope): Promise<PlacedOrder> {
    return this.read(manager, { id, scope });
  }

  /** As `get`, with the row locked until the end of the transaction. Always lock the order first (README). */
  lock(manager: EntityManager, id: string, scope: Scope): Promise<PlacedOrder> {
    return this.read(manager, { id, scope, lock: orderLock });
  }

  private async read(
    manager: EntityManager,
    { id, scope, lock }: { id: string; scope: Scope; lock?: typeof orderLock },
  ): Promise<PlacedOrder> {
    const where = { id, status: Not('placing' as const), ...portalFilter(scope) };
    const found = await manager.findOne(OrderEntity, { where, ...(lock ? { lock } : {}) });
    if (!found || !isPlaced(found)) throw notFound('We could not find this order.');
    return found;
  }

  /** In the order of the ids; those of other portals and unknown ones are left out. */
  async list(manager: EntityManager, ids: readonly string[], scope: Scope): Promise<PlacedOrder[]> {
    const where = { id: In([...new Set(ids)]), ...portalFilter(scope) };
    const found = new Map((await manager.findBy(OrderEntity, where)).map((order) => [order.id, order]));
    return [...new Set(ids)].flatMap((id) => {
      const order = found.get(id);
      return order && isPlaced(order) ? [order] : [];
    });
  }

  /** The order with this id in any portal, or null. */
  async find(manager: EntityManager, id: string): Promise<PlacedOrder | null> {
    const found = await manager.findOneBy(OrderEntity, { id });
    return found && isPlaced(found) ? found : null;
  }

  /** In one query, so that a wrong number takes as long to refuse as an unknown id. */
  async findNumbered(manager: EntityManager, id: string, uniqueId: number): Promise<PlacedOrder | null> {
    const found = await manager.findOneBy(OrderEntity, { id, uniqueId });
    return found && isPlaced(found) ? found : null;
  }

  /** By the number and email that its customer knows. Null if either is wrong. */
  async findOfCustomer(manager: EntityManager, uniqueId: number, email: string): Promise<PlacedOrder | null> {
    const customerEmail = Raw((column) => `lower(trim(${column})) = :email`, { email });
    const found = await manager.findOneBy(OrderEntity, { uniqueId, customerEmail });
    return found && isPlaced(found) ? found : null;
  }

  /** Of a customer, the latest first. */
  latestOf(manager: EntityManager, customerEmail: string, scope: Scope): Promise<OrderEntity[]> {
    const where = { customerEmail, status: Not('placing' as const), ...portalFilter(scope) };
    return manager.find(OrderEntity, { where, order: { uniqueId: 'DESC' }, take: 20 });
  }

  /** Those that are not delivered yet, the oldest first. */
  findOpenWith(
    manager: EntityManager,
    vins: readonly string[],
    scope: Scope,
  ): Promise<Pick<OrderEntity, 'uniqueId' | 'vins'>[]> {
    return manager.find(OrderEntity, {
      select: { uniqueId: true, vins: true },
      where: { status: In(openStatuses), vins: ArrayOverlap([...vins]), ...portalFilter(scope) },
      order: { uniqueId: 'ASC' },
    });
  }

  /** Their ids, the earliest pickup first. */
  async findDue(
    manager: EntityManager,
    where: FindOptionsWhere<OrderEntity>,
    most: number,
  ): Promise<string[]> {
    const order = { pickupScheduledAt: 'ASC' } as const;
    const found = await manager.find(OrderEntity, { select: { id: true }, where, order, take: most });
    return found.map(({ id }) => id);
  }

  /** Null if another process has it, or it is no longer due. */
  async lockIfDue(
    manager: EntityManager,
    id: string,
    where: FindOptionsWhere<OrderEntity>,
  ): Promise<PlacedOrder | null> {
    const lock = { ...orderLock, onLocked: 'skip_locked' } as const;
    const order = await manager.findOne(OrderEntity, { where: { ...where, id }, lock });
    return order && isPlaced(order) ? order : null;
  }

  async update(manager: EntityManager, id: string, columns: Partial<PlacedOrder>): Promise<void> {
    if (Object.keys(columns).length === 0) return;
    await manager.update(OrderEntity, { id }, columns);
  }

  /** False when it was answered before. */
  async markSurveyAnswered(manager: EntityManager, id: string, surveyAnsweredAt: Date): Promise<boolean> {
    const open = { id, surveyAnsweredAt: IsNull() };
    const { affected } = await manager.update(OrderEntity, open, { surveyAnsweredAt });
    return affected === 1;
  }

  /** The caller's name for the history, or the role if the name has not arrived yet. */
  async actorOf(manager: EntityManager, { userId, role }: Session): Promise<string> {
    return (await findName(manager, userId)) || role;
  }

  async addActivities(manager: EntityManager, activities: NewActivity[]): Promise<void> {
    if (activities.length === 0) return;
    await manager.insert(
      ActivityEntity,
      activities.map((activity) => ({ changes: [], ...activity })),
    );
  }

  /** The line of the last move to this state, or null. */
  findMove(manager: EntityManager, orderId: string, toStatus: SdStatus): Promise<ActivityEntity | null> {
    return manager.findOne(ActivityEntity, {
      where: { orderId, toStatus },
      order: { at: 'DESC', id: 'DESC' },
    });
  }

  /** Newest first. */
  listActivities(manager: EntityManager, orderId: string, scope: Scope): Promise<ActivityEntity[]> {
    const where = { orderId, ...portalFilter(scope) };
    return manager.find(ActivityEntity, { where, order: { at: 'DESC', id: 'DESC' } });
  }
}
