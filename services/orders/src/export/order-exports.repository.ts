import { Injectable } from '@nestjs/common';
import type { Role } from '@overland/contracts';
import { insertNew, notFound, portalFilter, type Scope } from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, LessThan } from 'typeorm';
import { OrderExportEntity } from './order-export.entity.js';

export type NewOrderExport = Pick<
  OrderExportEntity,
  'portalId' | 'requestedBy' | 'showsCosts' | 'request' | 'createdAt' | 'traceparent'
>;

interface Owner {
  scope: Scope;
  userId: string;
  role: Role;
}

const mostSwept = 100;

/** Every call needs the manager of a `withPortal` transaction. People only reach their own exports. */
@Injectable()
export class OrderExportsRepository {
  /** Null while this person's previous export is running; a unique index makes sure of that. */
  async insert(manager: EntityManager, row: NewOrderExport): Promise<OrderExportEntity | null> {
    const added = await insertNew(manager, OrderExportEntity, { ...row, state: 'running', rowsDone: 0 });
    if (added.length === 0) return null;
    return manager.findOneByOrFail(OrderExportEntity, { requestedBy: row.requestedBy, state: 'running' });
  }

  list(manager: EntityManager, owner: Owner): Promise<OrderExportEntity[]> {
    return manager.find(OrderExportEntity, { where: of(owner), order: { createdAt: 'DESC' }, take: 20 });
  }

  /** @throws AppError notFound, also for another person's. */
  async remove(manager: EntityManager, id: string, owner: Owner): Promise<OrderExportEntity> {
    const found = await manager.findOneBy(OrderExportEntity, { ...of(owner), id });
    if (!found) throw notFound('We could not find this export.');
    await manager.delete(OrderExportEntity, { id });
    return found;
  }

  exists(manager: EntityManager, id: string): Promise<boolean> {
    return manager.existsBy(OrderExportEntity, { id });
  }

  /** @returns false if it is no longer running: canceled, or finished by another worker. */
  async updateRunning(
    manager: EntityManager,
    id: string,
    columns: Partial<Pick<OrderExportEntity, 'state' | 'rowsDone' | 'rowsTotal' | 'error' | 'finishedAt'>>,
  ): Promise<boolean> {
    const { affected } = await manager.update(OrderExportEntity, { id, state: 'running' }, columns);
    return affected === 1;
  }

  findOlder(manager: EntityManager, before: Date): Promise<OrderExportEntity[]> {
    return manager.find(OrderExportEntity, { where: { createdAt: LessThan(before) }, take: mostSwept });
  }

  async delete(manager: EntityManager, ids: readonly string[]): Promise<void> {
    if (ids.length > 0) await manager.delete(OrderExportEntity, [...ids]);
  }
}

/** Who is no MCAdmin any more no longer reaches files with costs. */
const of = ({ scope, userId, role }: Owner): FindOptionsWhere<OrderExportEntity> => ({
  requestedBy: userId,
  ...(role !== 'MCAdmin' && { showsCosts: false }),
  ...portalFilter(scope),
});
