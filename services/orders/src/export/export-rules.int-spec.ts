import { randomUUID } from 'node:crypto';
import { amountDue, daysOff, marginOf, noCost, orders, owesPayment } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { writeCsv } from '@overland/service-kit';
import { aSession } from '@overland/service-kit/testing';
import { parse } from 'csv-parse/sync';
import { loadDemoOrders } from '../demo/load-demo-orders.js';
import { OrderEntity } from '../orders/order.entity.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { copyOrders } from '../testing/copy-orders.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';

const portalId = randomUUID();
const names = [
  ...[
    '=1',
    '+1',
    '-1',
    '@a',
    '\t=1',
    '\r=1',
    '\n=1',
    '＝1',
    '＋1',
    '－1',
    '＠1',
    'a\nb',
    'a\r\nb',
    '"',
    '""',
    'a,b',
  ],
  ...['', ' padded ', 'Séville 🚗', 'back\\slash', '\\.', '\\N', 'NULL', 'tab\tin', '0012'],
];

let bed: BookingTestBed;
let stored: (OrderEntity & { agreed: number | null; carrierPaid: number | null })[];
let csv: string;
let rows: Record<string, string>[];

beforeAll(async () => {
  bed = await startBookingTestBed();
  const orderId = randomUUID();
  await loadDemoOrders(bed.service.dataSource, [aDemoOrder({ orderId, uniqueId: 20_000, portalId })]);
  const instant = (sql: string) => `timestamptz '2026-11-07 03:30Z' + ${sql} * interval '7 hours'`;
  await copyOrders(bed.service, {
    orderId,
    count: 420,
    firstNumber: 30_000,
    columns: {
      customer_full_name: `(array[${names.map((name) => `'${name.replaceAll("'", "''")}'`)}])[1 + n % ${names.length}]`,
      paid: 'n % 3 = 0',
      paid_amount: 'case n % 7 when 0 then 100 when 1 then 1000 when 2 then 0 when 3 then 5000 end',
      price: '900 + n % 200',
      payment_type: `case n % 5 when 0 then 'Billing' else 'COD' end`,
      status: `case n % 11 when 0 then 'Canceled' else 'New' end`,
      delivery_date_type: `(array['exact', 'estimated', 'not_earlier_than', 'not_later_than'])[1 + n % 4]`,
      delivery_scheduled_ends_at: `case when n % 3 = 0 then null else date '2026-11-08' + n % 6 end`,
      delivered_at: `case when n % 6 > 0 then ${instant('n % 24')} end`,
    },
  });
  await bed.select(`insert into order_costs (order_id, portal_id, agreed, paid, changed_by, changed_at)
    select id, portal_id, unique_id % 1777, case when unique_id % 2 = 0 then unique_id % 1333 end, 'Dana', now()
    from orders where unique_id % 3 = 0`);
  const found = await bed.select<object>(`select o.*, c.agreed, c.paid as carrier_paid
    from orders o left join order_costs c on c.order_id = o.id order by unique_id`);
  stored = found.map(named);
  const body = { format: 'csv', sortorder: 1 };
  const reply = await bed.service.call(orders.export, { body, as: aSession({ role: 'MCAdmin' }) });
  csv = reply.raw.toString();
  rows = parse(csv, { bom: true, columns: true });
});
afterAll(() => bed.close());

/** A row of the table as the entity has it. */
function named(row: object) {
  const camel = (column: string) => column.replaceAll(/_(.)/g, (_, letter: string) => letter.toUpperCase());
  return Object.fromEntries(
    Object.entries(row).map(([column, value]) => [camel(column), value]),
  ) as (typeof stored)[0];
}

const column = (heading: string) => rows.map((row) => row[heading]);
const texts = (values: (number | null | undefined)[]) => values.map((value) => String(value ?? ''));

describe('what PostgreSQL writes into a file', () => {
  it('has each text as our own writer has it', () => {
    const lines = csv.split(/\r\n(?=\d|$)/).slice(1, -1);
    expect(lines).toHaveLength(421);
    const cells = stored.map(({ customerFullName }) => writeCsv([['', customerFullName, '']]).slice(1, -2));
    expect(lines.filter((line, at) => !line.includes(cells[at] ?? 'none'))).toEqual([]);
  });

  it('has the days late, the balance due and the margin of the rules', () => {
    expect(column('Days late')).toEqual(
      texts(
        stored.map(
          ({
            deliveredAt,
            deliveryDateType: type,
            deliveryScheduledAt: start,
            deliveryScheduledEndsAt: end,
          }) =>
            deliveredAt &&
            Math.max(0, daysOff(todayIn('America/New_York', deliveredAt), { type, start, end })),
        ),
      ),
    );
    const cod = <T>(value: (order: (typeof stored)[0]) => T) =>
      stored.map((order) => (order.paymentType === 'COD' ? value(order) : null));
    expect(column('Balance due')).toEqual(texts(cod((order) => (owesPayment(order) ? amountDue(order) : 0))));
    const margins = stored.map(({ price, agreed, carrierPaid: paid }) =>
      marginOf(price, { ...noCost, agreed, paid }),
    );
    expect(column('Margin')).toEqual(texts(margins.map((margin) => margin?.dollars)));
    expect(column('Margin, %')).toEqual(texts(margins.map((margin) => margin?.percent)));
  });
});
