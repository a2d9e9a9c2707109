import { type ListDefinition, ownerNameColumn, type SheetCell } from '@overland/service-kit';
import { costCells, costHeader } from '../costs/cost-cells.js';
import { costColumn } from '../costs/cost-columns.js';
import type { Asking } from '../orders/asking.js';
import { OrderEntity } from '../orders/order.entity.js';
import { orderSearch, orderSorts } from '../reading/order-list.js';
import { codColumns, codFields } from './cod-columns.js';
import { type ExportColumn, type ExportRequest, orderColumns, type StoredRow } from './export-columns.js';

type Field = keyof StoredRow;
type ExportList<Named extends Field> = ListDefinition<
  OrderEntity,
  Pick<StoredRow, Named>,
  ExportRequest['sortby']
>;

export interface ExportTable {
  /** What is read of each order. */
  list: ExportList<Field>;
  header: string[];
  cellsOf: (row: StoredRow, reading: Asking) => SheetCell[];
}

function tableOf<Named extends Field>(
  list: ExportList<Named>,
  columns: Partial<Record<Field, ExportColumn>>,
): ExportTable {
  const shown = Object.entries(columns) as [Field, ExportColumn][];
  return {
    list: list as ExportTable['list'],
    header: shown.map(([, { header }]) => header),
    cellsOf: (row, reading) =>
      shown.map(([field, { cell }]) => (cell ? cell(row, reading) : (row[field] as SheetCell))),
  };
}

const ofOrders = {
  entity: OrderEntity,
  sort: orderSorts,
  tieBreaker: 'uniqueId',
  search: orderSearch,
} as const;
const orders = {
  ...ofOrders,
  row: { shape: orderColumns },
  columns: { ownerName: ownerNameColumn },
} satisfies ExportList<keyof typeof orderColumns>;

const listed = tableOf(orders, orderColumns);

/** For MCAdmin. */
const withCosts: ExportTable = {
  ...tableOf<keyof typeof orderColumns | 'cost'>(
    {
      ...orders,
      row: { shape: { ...orderColumns, cost: true } },
      columns: { ...orders.columns, cost: costColumn },
    },
    orderColumns,
  ),
  header: [...listed.header, ...costHeader],
  cellsOf: (row, reading) => [...listed.cellsOf(row, reading), ...costCells(row.price, row.cost)],
};

const cod = tableOf(
  {
    ...ofOrders,
    row: { shape: { ...codColumns, paymentType: true } },
    columns: codFields,
    sort: { ...orderSorts, createdAt: 'createdAt' },
  },
  codColumns,
);

/** The columns of the file that is asked for. */
export function exportTableOf({ table }: ExportRequest, showsCosts: boolean): ExportTable {
  if (table === 'cod') return cod;
  return showsCosts ? withCosts : listed;
}
