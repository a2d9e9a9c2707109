import { Injectable } from '@nestjs/common';
import {
  type OrderImport,
  OrderImportRow,
  type OrderImportSummary,
  type OrderOffer,
} from '@overland/contracts';
import { fieldsFor, ImportsRepository, workSoon } from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import { OrderImportEntity } from './order-import.entity.js';
import { OrderImportRowEntity, type StoredBooking } from './order-import-row.entity.js';

/** What became of an order when it was checked. */
export interface CheckedRow {
  row: OrderImportRowEntity;
  refusal: string | null;
  offer: OrderOffer | null;
  booking: StoredBooking | null;
  warnings: string[];
}

@Injectable()
export class OrderImportsRepository extends ImportsRepository<OrderImportEntity, OrderImportRowEntity> {
  protected readonly file = OrderImportEntity;
  protected readonly row = OrderImportRowEntity;

  async listStaged(
    manager: EntityManager,
    where: FindOptionsWhere<OrderImportEntity>,
  ): Promise<OrderImportSummary[]> {
    const summaries = await this.list(manager, where);
    const files = await manager.findBy(OrderImportEntity, { id: In(summaries.map(({ _id }) => _id)) });
    const stageOf = new Map(files.map(({ id, stage }) => [id, stage]));
    return summaries.map((summary) => ({ ...summary, stage: stageOf.get(summary._id) }));
  }

  /** @throws AppError notFound */
  async report(manager: EntityManager, where: FindOptionsWhere<OrderImportEntity>): Promise<OrderImport> {
    const summary = await this.get(manager, where);
    const { stage, customer } = await manager.findOneByOrFail(OrderImportEntity, { id: summary._id });
    const rows = await this.findRows(manager, summary._id);
    return { ...summary, stage, rows: rows.map((row) => fieldsFor(OrderImportRow, row)), customer };
  }

  /** Being checked or booked; those that wait for a person are not. */
  countRunning(manager: EntityManager, portalId: string): Promise<number> {
    return manager
      .createQueryBuilder(OrderImportEntity, 'file')
      .where({ portalId, finishedAt: IsNull() })
      .andWhere(`file.stage <> 'ready'`)
      .getCount();
  }

  async saveChecked(manager: EntityManager, checked: readonly CheckedRow[]): Promise<void> {
    for (const { row, refusal, ...columns } of checked) {
      const { importId, line } = row;
      if (refusal === null) await manager.update(OrderImportRowEntity, { importId, line }, columns);
      else await this.setFailed(manager, row, refusal);
    }
  }

  /** False when that has happened before. */
  async beginBooking(manager: EntityManager, id: string, bookedBy: string): Promise<boolean> {
    const { affected } = await manager.update(
      OrderImportEntity,
      { id, stage: 'ready', finishedAt: IsNull() },
      { stage: 'booking', bookedBy, attempts: 0, dueAt: () => 'now()' },
    );
    workSoon(manager);
    return affected === 1;
  }
}
