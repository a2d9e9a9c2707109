import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type MoveProblem,
  type OrderImport,
  OrderImportRow,
  type OrderImportSummary,
  type OrderOffer,
} from '@overland/contracts';
import { fieldsFor, findPortal, ImportsRepository, notFound, workSoon } from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, In, IsNull } from 'typeorm';
import type { CorrectedOrder } from './correct-order.js';
import { OrderImportEntity } from './order-import.entity.js';
import { OrderImportRowEntity, type StoredBooking } from './order-import-row.entity.js';
import { problemText, sortedProblems } from './order-problems.js';

/** What became of an order when it was checked. */
export interface CheckedRow {
  row: OrderImportRowEntity;
  problems: MoveProblem[];
  offer: OrderOffer | null;
  booking: StoredBooking | null;
  warnings: string[];
}

const unchecked = {
  status: 'waiting' as const,
  message: null,
  problems: [],
  warnings: [],
  offer: null,
  booking: null,
};

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
    const portal = await findPortal(manager, summary.portalId);
    return {
      ...summary,
      stage,
      rows: rows.map((row) => fieldsFor(OrderImportRow, row)),
      customer,
      locationTypeIsRequired: portal?.locationTypeIsRequired ?? false,
    };
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
    for (const { row, ...columns } of checked) {
      const problems = sortedProblems(columns.problems);
      const message = problems.map((problem) => problemText(problem, row)).join('\n');
      const became = problems.length === 0 ? columns : { status: 'failed' as const, message, problems };
      const { importId, line } = row;
      await manager.update(OrderImportRowEntity, { importId, line, status: 'waiting' }, became);
    }
  }

  /** Until the transaction ends nobody else begins, ends or adds to its work. @throws AppError notFound */
  async lock(manager: EntityManager, where: FindOptionsWhere<OrderImportEntity>): Promise<OrderImportEntity> {
    const found = await manager.findOne(OrderImportEntity, { where, lock: { mode: 'pessimistic_write' } });
    if (!found) throw notFound('We could not find this list.');
    return found;
  }

  /** Back to those that wait to be checked, as a new quote. False where it is booked. */
  async correct(
    manager: EntityManager,
    { id: importId, stage }: OrderImportEntity,
    { row, ...corrected }: CorrectedOrder,
  ): Promise<boolean> {
    const { affected } = await manager.update(
      OrderImportRowEntity,
      { importId, line: row.line, status: In(['failed', 'waiting']) },
      { ...corrected, ...unchecked, quoteId: randomUUID() },
    );
    // Whoever checks the list looks for more before the end.
    if (affected === 1 && stage !== 'checking') {
      const due = { finishedAt: null, attempts: 0, dueAt: () => 'now()' };
      await manager.update(OrderImportEntity, { id: importId }, { stage: 'checking', ...due });
      workSoon(manager);
    }
    return affected === 1;
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
