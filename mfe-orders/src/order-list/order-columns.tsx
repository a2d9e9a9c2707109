import type { OrderRow } from '@overland/contracts';
import { formatDay, formatDayShort, formatMoney, RouteText } from '@overland/ui';
import type { Column } from '@overland/ui/table';
import { OrderStatusChip } from '../order-status-chip';

const number: Column<OrderRow> = {
  id: 'number',
  header: 'Number',
  cell: ({ uniqueId }) => `#${uniqueId}`,
  sortKey: 'uniqueId',
  width: 92,
};
const customer: Column<OrderRow> = {
  id: 'customer',
  header: 'Customer',
  cell: ({ customerFullName }) => customerFullName || '–',
  sortKey: 'customerFullName',
};
const company: Column<OrderRow> = {
  id: 'company',
  header: 'Company',
  cell: ({ companyName }) => companyName,
  sortKey: 'companyName',
  phone: 'hide',
};
const route: Column<OrderRow> = {
  id: 'route',
  header: 'Route',
  cell: ({ pickup, delivery }) => <RouteText from={pickup} to={delivery} />,
  width: '23%',
  phone: 'title',
};
const vehicles: Column<OrderRow> = {
  id: 'vehicles',
  header: 'Vehicles',
  cell: (row) => vehiclesText(row.vehicles),
  phone: 'hide',
};
const status: Column<OrderRow> = {
  id: 'status',
  header: 'Status',
  cell: ({ sdStatusLabel }) => <OrderStatusChip label={sdStatusLabel} />,
  sortKey: 'status',
  width: 168,
  phone: 'side',
};
const price: Column<OrderRow> = {
  id: 'price',
  header: 'Price',
  cell: (row) => <b>{formatMoney(row.price)}</b>,
  sortKey: 'price',
  align: 'right',
  width: 84,
  phone: 'right',
};
const pickupDay: Column<OrderRow> = {
  id: 'pickup',
  header: 'Pickup from',
  cell: ({ pickupScheduledAt }) => shortDay(pickupScheduledAt),
  sortKey: 'pickupScheduledAt',
  align: 'right',
  width: 104,
};
const created: Column<OrderRow> = {
  id: 'created',
  header: 'Created',
  cell: ({ createdAt }) => shortDay(createdAt),
  sortKey: 'createdAt',
  align: 'right',
  width: 84,
  phone: 'hide',
};

const numberAndCustomer: Column<OrderRow> = {
  id: 'numberAndCustomer',
  header: 'Number',
  cell: ({ uniqueId, customerFullName }) => `#${uniqueId}, ${customerFullName || 'no name'}`,
  sortKey: 'uniqueId',
};

/** On a phone an order is a card of two lines: route and price, number with customer and status. */
export const phoneColumns: Column<OrderRow>[] = [
  numberAndCustomer,
  { ...customer, phone: 'hide' },
  route,
  status,
  price,
  { ...pickupDay, phone: 'hide' },
  created,
];

/** The columns that matter first; the company only where orders of several are listed. */
export function orderColumns({ showsCompany }: { showsCompany: boolean }): Column<OrderRow>[] {
  const middle = showsCompany ? [company] : [];
  return [number, customer, ...middle, route, vehicles, status, price, pickupDay, created];
}

/** "Honda Accord +1"; the year stands on the order. */
function vehiclesText([first = '–', ...others]: readonly string[]): string {
  const name = first.replace(/^\d{4} /, '');
  return others.length === 0 ? name : `${name} +${others.length}`;
}

/** "Nov 24" of this year, "Nov 24, 2025" of another. */
function shortDay(at: string): string {
  return at.startsWith(String(new Date().getFullYear())) ? formatDayShort(at) : formatDay(at);
}
