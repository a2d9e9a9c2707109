import { Injectable } from '@nestjs/common';
import { type MoveProblem, messages, type OrderRequest, quotes, type ReplyOf } from '@overland/contracts';
import { Database, getPortal, ServiceClient } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { PickupDays } from '../booking/pickup-days.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { type CheckedDraft, checkDraft, refused } from './check-draft.js';
import type { OrderImportEntity } from './order-import.entity.js';
import { isUnchecked, type OrderImportRowEntity } from './order-import-row.entity.js';
import { type CheckedRow, OrderImportsRepository } from './order-imports.repository.js';
import { untold } from './order-problems.js';
import { type ListContext, readOrder } from './read-order.js';
import { vinOf } from './read-values.js';

export interface ListToCheck {
  /** Those that were not checked before the process ended. */
  rows: OrderImportRowEntity[];
  context: ListContext;
  /** The numbers of open orders by VIN. */
  openOrders: ReadonlyMap<string, number>;
}

/** Prices the orders of a list: everything that they share is read once, prices come in batches. */
@Injectable()
export class ListChecks {
  constructor(
    private readonly database: Database,
    private readonly imports: OrderImportsRepository,
    private readonly addresses: AddressesRepository,
    private readonly orders: OrdersRepository,
    private readonly client: ServiceClient,
    private readonly pickupDays: PickupDays,
  ) {}

  async begin({ id, portalId, customer }: OrderImportEntity): Promise<ListToCheck> {
    const portal = await this.database.withPortal({ portalId }, (manager) => getPortal(manager, portalId));
    const calendar = await this.pickupDays.on(portal.timeZone, id);
    return this.database.withPortal({ portalId }, async (manager) => {
      const rows = await this.imports.findRows(manager, id);
      const lineOfVin = linesOfVins(rows);
      return {
        rows: rows.filter(isUnchecked),
        context: {
          book: await this.addresses.listActive(manager, portalId),
          customer,
          lineOfVin,
          calendar,
          portal,
        },
        openOrders: await this.openOrders(manager, portalId, [...lineOfVin.keys()]),
      };
    });
  }

  async check(
    { id, portalId }: OrderImportEntity,
    batch: readonly OrderImportRowEntity[],
    { context, openOrders }: ListToCheck,
  ): Promise<void> {
    const read = batch.map((row) => ({ row, ...readOrder(row, context) }));
    const moves = read.map(({ move }) => move);
    const drafts = await this.client.call(quotes.draft, { body: { portalId, moves } }, { requestId: id });
    const checked = read.map(({ row, problems, request }, at): CheckedRow => {
      const drafted = drafts[at];
      if (!drafted) throw new Error(`Quoting said nothing of line ${row.line}.`);
      const { draft } = drafted;
      if (!request || !draft) return { row, ...refused([...problems, ...draftProblems(drafted, row)]) };
      return { row, ...withOpenOrders(checkDraft(request, draft), request, openOrders) };
    });
    await this.database.withPortal({ portalId }, (manager) => this.imports.saveChecked(manager, checked));
  }

  private async openOrders(
    manager: EntityManager,
    portalId: string,
    vins: readonly string[],
  ): Promise<Map<string, number>> {
    const found = await this.orders.findOpenWith(manager, vins, { portalId });
    return new Map(found.flatMap(({ uniqueId, vins: own }) => own.map((vin) => [vin, uniqueId] as const)));
  }
}

/** A missing make is said of the VIN that does not tell it. */
function draftProblems(
  { refusals, problems }: ReplyOf<typeof quotes.draft>[number],
  { line: first, cells, more }: OrderImportRowEntity,
): MoveProblem[] {
  // Of a release before.
  if (problems.length === 0) return refusals.map((message) => ({ line: null, column: '', message }));
  const lines = [{ line: first, cells }, ...more];
  return problems.map((problem) => {
    if (problem.message !== messages.makeRequired) return problem;
    const vehicle = lines.find(({ line }) => line === problem.line);
    return { ...problem, message: untold(vehicle?.cells ?? {}) };
  });
}

function withOpenOrders(
  checked: CheckedDraft,
  request: OrderRequest,
  openOrders: ListToCheck['openOrders'],
): CheckedDraft {
  const again = request.quotes.flatMap(({ vin }) => {
    const number = openOrders.get(vin);
    return number === undefined ? [] : [`${vin} is in order #${number}, which is not delivered yet.`];
  });
  return { ...checked, warnings: [...again, ...checked.warnings] };
}

/** The first line of each VIN. What has its price or is booked comes before what is corrected, and what is refused last. */
function linesOfVins(rows: readonly OrderImportRowEntity[]): Map<string, number> {
  const rankOf = (row: OrderImportRowEntity) => (row.status === 'failed' ? 2 : isUnchecked(row) ? 1 : 0);
  const lines = rows.flatMap((row) =>
    [{ line: row.line, cells: row.cells }, ...row.more].map((each) => ({ ...each, rank: rankOf(row) })),
  );
  const first = new Map<string, number>();
  for (const { line, cells } of lines.sort((one, other) => one.rank - other.rank || one.line - other.line)) {
    const vin = vinOf(cells);
    if (vin !== '' && !first.has(vin)) first.set(vin, line);
  }
  return first;
}
