import { paymentDueDay, timeZoneSql, todaySql } from '../orders/overdue-sql.js';
import { owesPaymentSql } from '../orders/payment-sql.js';
import { day, type ExportColumns, orderColumns } from './export-columns.js';

/** Days are those where the company is, as in the table. */
const dayOf = (instant: string) => `(${instant} at time zone ${timeZoneSql})::date`;

/** What is not owed has no due day. */
const ofOwed = (sql: string) => `case when ${owesPaymentSql} then ${sql} end`;

/** Of the COD table, in their order. */
export const codColumns = {
  ...columnsNamed('Number', 'Company', 'Registration', 'Customer', 'Phone', 'Email', 'Status'),
  ...columnsNamed('First pickup day'),
  // A pickup that was not reported before the delivery has no day of its own.
  'Picked up': day(
    `case when t.picked_up_at is distinct from t.delivered_at then ${dayOf('t.picked_up_at')} end`,
  ),
  ...columnsNamed('Delivery estimate'),
  Delivered: day(dayOf('t.delivered_at')),
  ...columnsNamed('Price', 'Paid', 'Paid amount', 'Balance due'),
  'Due day': day(ofOwed(paymentDueDay)),
  'Days past due': { sql: ofOwed(`greatest(0, ${todaySql} - ${paymentDueDay})`), type: 'int' },
  'Payment requested': day(dayOf('t.payment_requested_at')),
  'In dispute since': day(dayOf(`(t.payment_dispute ->> 'at')::timestamptz`)),
  Dispute: { sql: `t.payment_dispute ->> 'reason'`, type: 'text' },
} satisfies ExportColumns;

function columnsNamed(...names: (keyof typeof orderColumns)[]): ExportColumns {
  return Object.fromEntries(names.map((name) => [name, orderColumns[name]]));
}
