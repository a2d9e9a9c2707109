import { owesPayment } from '@overland/contracts';
import { daysBetween, todayIn } from '@overland/contracts/calendar';
import { paymentDueDay, timeZoneSql } from '../orders/overdue-sql.js';
import { type ExportColumn, orderColumns, type StoredRow } from './export-columns.js';

const { uniqueId, companyName, reg, customerFullName, customerPhones, customerEmail } = orderColumns;
const { sdStatusLabel, pickupScheduledAt, deliveryScheduledAt, price, paid, paidAmount, status } =
  orderColumns;

/** What the columns below read beside fields of an order. */
export const codFields = {
  dueDay: { sql: paymentDueDay, type: 'date' },
  timeZone: { sql: timeZoneSql, type: 'text' },
  disputedAt: { sql: `(t.payment_dispute ->> 'at')::timestamptz`, type: 'timestamptz' },
} as const;

/** Days are those where the company is, as in the table. */
const dayOf = (at: Date | string | null, { timeZone }: Pick<StoredRow, 'timeZone'>) =>
  at ? { day: todayIn(timeZone, new Date(at)) } : '';

/** Of the COD table, in their order. What is not owed has no due day. */
export const codColumns = {
  ...{ uniqueId, companyName, reg, customerFullName, customerPhones, customerEmail, sdStatusLabel },
  pickupScheduledAt,
  pickedUpAt: {
    header: 'Picked up',
    // A pickup that was not reported before the delivery has no day of its own.
    cell: (order) => (order.pickedUpAt === order.deliveredAt ? '' : dayOf(order.pickedUpAt, order)),
  },
  deliveryScheduledAt,
  deliveredAt: { header: 'Delivered', cell: (order) => dayOf(order.deliveredAt, order) },
  ...{ price, paid, paidAmount, status },
  dueDay: { header: 'Due day', cell: (order) => (owesPayment(order) ? { day: order.dueDay } : '') },
  timeZone: {
    header: 'Days past due',
    cell: (order, { at }) =>
      owesPayment(order) ? Math.max(0, daysBetween(order.dueDay, todayIn(order.timeZone, at))) : '',
  },
  paymentRequestedAt: {
    header: 'Payment requested',
    cell: (order) => dayOf(order.paymentRequestedAt, order),
  },
  disputedAt: { header: 'In dispute since', cell: (order) => dayOf(order.disputedAt, order) },
  paymentDispute: { header: 'Dispute', cell: ({ paymentDispute }) => paymentDispute?.reason ?? '' },
} satisfies Partial<Record<keyof StoredRow, ExportColumn>>;
