import type { Sheet } from '@overland/service-kit';
import { costColumns } from '../costs/cost-columns.js';
import { OrderCostEntity } from '../costs/order-cost.entity.js';
import type { OrderEntity } from '../orders/order.entity.js';
import { orderList } from '../reading/order-list.js';
import { codColumns } from './cod-columns.js';
import { type ExportRequest, orderColumns } from './export-columns.js';

type ExportTable = Sheet<OrderEntity, unknown, ExportRequest['sortby']>;

/** For MCAdmin. */
const withCosts: ExportTable = {
  list: orderList,
  columns: { ...orderColumns, ...costColumns },
  joins: [{ entity: OrderCostEntity, alias: 'c', on: 'c.order_id = t.id' }],
};

/** The columns of the file that is asked for. */
export function exportTableOf({ table }: ExportRequest, showsCosts: boolean): ExportTable {
  if (table === 'cod') return { list: orderList, columns: codColumns };
  return showsCosts ? withCosts : { list: orderList, columns: orderColumns };
}
