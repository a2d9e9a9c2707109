import { Injectable } from '@nestjs/common';
import { type OrderRequest, quotes } from '@overland/contracts';
import { Database, getPortal, ServiceClient } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { AddressesRepository } from '../addresses/addresses.repository.js';
import { PickupDays } from '../booking/pickup-days.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { type CheckedDraft, checkDraft, refused } from './check-draft.js';
import type { OrderImportEntity } from './order-import.entity.js';
import type { OrderImportRowEntity } from './order-import-row.entity.js';
import { type CheckedRow, OrderImportsRepository } from './order-imports.repository.js';
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
    const { timeZone } = await this.database.withPortal({ portalId }, (manager) =>
      getPortal(manager, portalId),
    );
    const calendar = await this.pickupDays.on(timeZone, id);
    return this.database.withPortal({ portalId }, async (manager) => {
      const rows = await this.imports.findRows(manager, id);
      const lineOfVin = linesOfVins(rows);
      return {
        rows: rows.filter(({ status, offer }) => status === 'waiting' && offer === null),
        context: {
          book: await this.addresses.listActive(manager, portalId),
          customer,
          lineOfVin,
          calendar,
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
    const moves = read.flatMap(({ move }) => move ?? []);
    const drafts =
      moves.length === 0
        ? []
        : await this.client.call(quotes.draft, { body: { portalId, moves } }, { requestId: id });
    const draftOf = new Map(moves.map(({ quoteId }, at) => [quoteId, drafts[at]]));
    const checked = read.map(({ row, problems, request }): CheckedRow => {
      const draft = draftOf.get(row.quoteId);
      if (!request || !draft) return { row, ...refused([...problems, ...(draft?.refusals ?? [])]) };
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

/** The first line of each VIN. */
function linesOfVins(
  rows: readonly Pick<OrderImportRowEntity, 'line' | 'cells' | 'more'>[],
): Map<string, number> {
  const lines = rows.flatMap(({ line, cells, more }) => [{ line, cells }, ...more]);
  const first = new Map<string, number>();
  for (const { line, cells } of lines.sort((one, other) => one.line - other.line)) {
    const vin = vinOf(cells);
    if (vin !== '' && !first.has(vin)) first.set(vin, line);
  }
  return first;
}
