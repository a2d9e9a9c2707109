import {
  amountDue,
  type CarrierCost,
  daysOff,
  type InputOf,
  ofOrderTexts,
  type orders,
  orderTexts,
  owesPayment,
  transportChoices,
} from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { type ListDefinition, ownerNameColumn, type SheetCell } from '@overland/service-kit';
import { costCells, costHeader } from '../costs/cost-cells.js';
import { costColumn } from '../costs/cost-columns.js';
import { OrderEntity } from '../orders/order.entity.js';
import { orderSorts } from '../reading/order-list.js';

export type ExportRequest = InputOf<typeof orders.export>['body'];

type Stored = Omit<OrderEntity, 'createdAt'> & { createdAt: string; ownerName: string };
interface ExportColumn {
  header: string;
  /** For fields that are not written as they are. `timeZone` is the one of the booking's day. */
  cell?: (order: Stored, timeZone: string) => SheetCell;
}

/** The columns of the file in their order, by the field that each is read from. */
const columns = {
  uniqueId: { header: 'Number' },
  companyName: { header: 'Company' },
  customerFullName: { header: 'Customer' },
  customerEmail: { header: 'Email' },
  customerPhones: { header: 'Phone', cell: ({ customerPhones }) => customerPhones.primary },
  pickupPlaceText: { header: 'Pickup' },
  deliveryPlaceText: { header: 'Delivery' },
  pickupScheduledAt: { header: 'First pickup day', cell: ({ pickupScheduledAt: day }) => ({ day }) },
  deliveryScheduledAt: { header: 'Delivery estimate', cell: ({ deliveryScheduledAt: day }) => ({ day }) },
  deliveryScheduledEndsAt: {
    header: 'Delivery estimate, last day',
    cell: ({ deliveryScheduledEndsAt: day }) => (day ? { day } : ''),
  },
  deliveredAt: {
    header: 'Delivered',
    cell: ({ deliveredAt }, timeZone) =>
      deliveredAt ? { day: todayIn(timeZone, new Date(deliveredAt)) } : '',
  },
  deliveryDateType: {
    header: 'Days late',
    cell: ({ deliveredAt, deliveryDateType: type, ...order }, timeZone) => {
      if (!deliveredAt) return '';
      const plan = { type, start: order.deliveryScheduledAt, end: order.deliveryScheduledEndsAt };
      return Math.max(0, daysOff(todayIn(timeZone, new Date(deliveredAt)), plan));
    },
  },
  vehicleNames: { header: 'Vehicles', cell: ({ vehicleNames }) => vehicleNames.join('; ') },
  vins: { header: 'VINs', cell: ({ vins }) => vins.join('; ') },
  transportType: { header: 'Transport', cell: ({ transportType }) => transportChoices[transportType] },
  sdStatusLabel: { header: 'Status' },
  paymentType: { header: 'Payment' },
  // Orders billed to a company are not marked paid here.
  paid: {
    header: 'Paid',
    cell: ({ paymentType, paid, paidAmount }) => {
      if (paymentType !== 'COD') return '';
      return paid ? 'Yes' : paidAmount ? 'In part' : 'No';
    },
  },
  paidAmount: {
    header: 'Paid amount',
    cell: ({ paymentType, paid, paidAmount, price }) =>
      paymentType === 'COD' ? (paidAmount ?? (paid ? price : 0)) : '',
  },
  price: { header: 'Price' },
  // Of a canceled order nothing is due.
  status: {
    header: 'Balance due',
    cell: (order) => (order.paymentType === 'COD' ? (owesPayment(order) ? amountDue(order) : 0) : ''),
  },
  carrierName: { header: 'Carrier' },
  ...ofOrderTexts((name): ExportColumn => ({ header: orderTexts[name].label })),
  createdAt: {
    header: 'Booked',
    cell: ({ createdAt }, timeZone) => ({ day: todayIn(timeZone, new Date(createdAt)) }),
  },
  ownerName: { header: 'Owner' },
} satisfies Partial<Record<keyof Stored, ExportColumn>>;

type Field = keyof typeof columns;
export type ExportRow = Pick<Stored, Field> & { cost?: CarrierCost | null };

const fields = Object.keys(columns) as Field[];

type ExportList<Row> = ListDefinition<OrderEntity, Row, ExportRequest['sortby']>;

const exportList: ExportList<Pick<Stored, Field>> = {
  entity: OrderEntity,
  row: { shape: columns },
  columns: { ownerName: ownerNameColumn },
  sort: orderSorts,
  tieBreaker: 'uniqueId',
  search: 'index',
};

/** For MCAdmin. */
const listWithCosts: ExportList<Required<ExportRow>> = {
  ...exportList,
  row: { shape: { ...columns, cost: true } },
  columns: { ...exportList.columns, cost: costColumn },
};

export const exportListOf = (showsCosts: boolean): ExportList<ExportRow> =>
  (showsCosts ? listWithCosts : exportList) as ExportList<ExportRow>;

export const exportHeader = (showsCosts: boolean): string[] => [
  ...fields.map((field) => columns[field].header),
  ...(showsCosts ? costHeader : []),
];

export function cellsOf(row: ExportRow, timeZone: string): SheetCell[] {
  const cells = fields.map((field) => {
    const { cell }: ExportColumn = columns[field];
    return cell ? cell(row as Stored, timeZone) : (row[field] as SheetCell);
  });
  return row.cost === undefined ? cells : [...cells, ...costCells(row.price, row.cost)];
}
