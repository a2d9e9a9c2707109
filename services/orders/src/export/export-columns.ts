import { type InputOf, type orders, transportChoices } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import type { ListDefinition, SheetCell } from '@overland/service-kit';
import { OrderEntity } from '../orders/order.entity.js';
import { orderSorts } from '../reading/order-list.js';

export type ExportRequest = InputOf<typeof orders.export>['body'];

type Stored = Omit<OrderEntity, 'createdAt'> & { createdAt: string };
interface ExportColumn {
  header: string;
  /** Where the field is not written as it is. `timeZone` is the one in which the day of the booking is meant. */
  cell?: (order: Stored, timeZone: string) => SheetCell;
}

/** What a file has of each order, by the field that is read for it, in the order of its columns. */
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
  vehicleNames: { header: 'Vehicles', cell: ({ vehicleNames }) => vehicleNames.join('; ') },
  vins: { header: 'VINs', cell: ({ vins }) => vins.join('; ') },
  transportType: { header: 'Transport', cell: ({ transportType }) => transportChoices[transportType] },
  sdStatusLabel: { header: 'Status' },
  paymentType: { header: 'Payment' },
  // A company that is billed marks nothing as paid here.
  paid: {
    header: 'Paid',
    cell: ({ paymentType, paid }) => (paymentType === 'COD' ? (paid ? 'Yes' : 'No') : ''),
  },
  price: { header: 'Price' },
  reg: { header: 'Registration' },
  createdAt: {
    header: 'Booked',
    cell: ({ createdAt }, timeZone) => ({ day: todayIn(timeZone, new Date(createdAt)) }),
  },
} satisfies Partial<Record<keyof Stored, ExportColumn>>;

type Field = keyof typeof columns;
export type ExportRow = Pick<Stored, Field>;

const fields = Object.keys(columns) as Field[];

/** The orders of the list, in its order. */
export const exportList: ListDefinition<OrderEntity, ExportRow, ExportRequest['sortby']> = {
  entity: OrderEntity,
  row: Object.fromEntries(fields.map((field) => [field, field])) as { [F in Field]: F },
  sort: orderSorts,
  tieBreaker: 'uniqueId',
  search: 'index',
};

export const exportHeader = fields.map((field) => columns[field].header);

/** One order under the header. */
export function cellsOf(row: ExportRow, timeZone: string): SheetCell[] {
  return fields.map((field) => {
    const { cell }: ExportColumn = columns[field];
    return cell ? cell(row as Stored, timeZone) : (row[field] as SheetCell);
  });
}
