import { randomUUID } from 'node:crypto';
import { text } from 'node:stream/consumers';
import { orders, type Session } from '@overland/contracts';
import { aSession, until } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { loadDemoOrders } from '../demo/load-demo-orders.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { copyOrders } from '../testing/copy-orders.js';
import { aDemoOrder } from '../testing/demo-order.builder.js';
import type { ExportRequest } from './export-columns.js';
import { ExportFiles } from './export-files.js';

const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

let bed: BookingTestBed;
let nextNumber = 20_000;

beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

async function anOrder(options: Partial<DemoOrder> = {}): Promise<DemoOrder> {
  nextNumber += 1;
  const demo = aDemoOrder({ uniqueId: nextNumber, ...options });
  await loadDemoOrders(bed.service.dataSource, [demo]);
  return demo;
}

const send = (as: Session | null, body: object) => bed.service.call(orders.export, { body, as });

/** The lines below the header. */
async function exported(as: Session, body: object = {}): Promise<string[]> {
  const reply = await send(as, { format: 'csv', ...body });
  expect(reply.status).toBe(200);
  return reply.raw.toString().split('\r\n').slice(1, -1);
}
const numbersOf = (lines: string[]) => lines.map((line) => Number(line.split(',', 1)[0]));

describe('an export of orders', () => {
  it('is a CSV file with the names that people know', async () => {
    const portalId = randomUUID();
    await anOrder({ portalId, paymentType: 'COD', paid: true, reg: 'R-7' });
    const { headers, raw } = await send(aSession({ portalId }), { format: 'csv' });
    expect(headers).toMatchObject({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="orders.csv"',
      'cache-control': 'no-store',
    });
    expect(raw.toString()).toBe(
      [
        '\uFEFFNumber,Company,Customer,Email,Phone,Pickup,Delivery,First pickup day,Delivery estimate,"Delivery estimate, last day",Delivered,Days late,Vehicles,VINs,Transport,Status,Payment,Paid,Paid amount,Price,Balance due,Carrier,Registration,Booked,Owner',
        `${nextNumber},Riverside Motors,Jordan Smith,jordan@example.com,(512) 555-0100,"Austin, TX","Denver, CO",2026-11-05,2026-11-08,2026-11-11,,,2020 Honda Accord,1HGCM82633A004352,Open,New Booking,COD,Yes,1090,1090,0,,R-7,2026-11-02,`,
        '',
      ].join('\r\n'),
    );
  });

  it('has the columns and the name of the COD table for who asks for these', async () => {
    const portalId = randomUUID();
    const cod = { portalId, paymentType: 'COD' } as const;
    const [paid, owed] = [await anOrder({ ...cod, paid: true }), await anOrder({ ...cod, reg: 'R-8' })];
    const dispute = `{"by": "Dana", "at": "2026-11-19T02:00:00Z", "reason": "=The dealer pays."}`;
    await bed.select(
      `update orders set paid_amount = 90, payment_dispute = $2, picked_up_at = '2026-11-04T15:00:00Z',
         payment_requested_at = '2026-11-17T15:00:00Z' where id = $1`,
      [owed.orderId, dispute],
    );
    const { headers, raw } = await send(mcAdmin, { format: 'csv', table: 'cod', portalId, sortorder: 1 });
    expect(headers['content-disposition']).toBe('attachment; filename="cod.csv"');
    const who = 'Jordan Smith,(512) 555-0100,jordan@example.com,New Booking,2026-11-05';
    expect(raw.toString().split('\r\n')).toEqual([
      '\uFEFFNumber,Company,Registration,Customer,Phone,Email,Status,First pickup day,Picked up,Delivery estimate,Delivered,Price,Paid,Paid amount,Balance due,Due day,Days past due,Payment requested,In dispute since,Dispute',
      `${paid.uniqueId},Riverside Motors,,${who},,2026-11-08,,1090,Yes,1090,0,,,2026-11-02,,`,
      `${owed.uniqueId},Riverside Motors,R-8,${who},2026-11-04,2026-11-08,,1090,In part,90,1000,2026-11-04,16,2026-11-17,2026-11-18,'=The dealer pays.`,
      '',
    ]);
    expect((await send(mcAdmin, { format: 'csv', table: 'users', portalId })).status).toBe(400);
  });

  it('is an XLSX file for who asks for one', async () => {
    const { portalId } = await anOrder();
    const { status, headers, raw } = await send(aSession({ portalId }), { format: 'xlsx' });
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
      'content-disposition': 'attachment; filename="orders.xlsx"',
    });
    expect(raw.subarray(0, 4).toString('latin1')).toBe('PK\u0003\u0004');
  });

  it('has the filters, the search and the order of the list, and of the chosen orders those only', async () => {
    const portalId = randomUUID();
    const as = aSession({ portalId });
    const ann = await anOrder({ portalId, customerFullName: 'Ann', price: 300 });
    const bea = await anOrder({ portalId, customerFullName: 'Bea', price: 100, transportType: 'ENCLOSED' });
    const cid = await anOrder({ portalId, customerFullName: 'Cid', price: 200, paid: true });
    const [first, second, third] = [ann.uniqueId, bea.uniqueId, cid.uniqueId];
    const found = async (body: object) => numbersOf(await exported(as, body));
    expect(await found({})).toEqual([third, second, first]);
    expect(await found({ sortby: 'price', sortorder: 1 })).toEqual([second, third, first]);
    expect(await found({ searchText: 'bea' })).toEqual([second]);
    expect(await found({ transportType: ['OPEN'], paid: false })).toEqual([first]);
    expect(await found({ orderIds: [ann.orderId, cid.orderId] })).toEqual([third, first]);
    expect(await found({ orderIds: [ann.orderId], paid: true })).toEqual([]);
  });

  it('is a header alone when nothing is found', async () => {
    expect(await exported(aSession())).toEqual([]);
  });

  it('calculates nothing in a spreadsheet, whatever a customer has written', async () => {
    const portalId = randomUUID();
    const [customerFullName, reg] = ['=HYPERLINK("http://x")', '+1-1'];
    await anOrder({ portalId, customerFullName, reg, pickupPlaceText: '@SUM(A1)\r=1' });
    const reply = await send(aSession({ portalId }), { format: 'csv' });
    const csv = reply.raw.toString();
    expect(csv).toContain(`,"'=HYPERLINK(""http://x"")",`);
    expect(csv).toContain(`,"'@SUM(A1)\r=1",`);
    expect(csv).toContain(`,'+1-1,`);
    expect(csv.replaceAll(/"[^"]*(?:""[^"]*)*"/g, '')).not.toMatch(/[,\n][=+@-]/);
  });

  it('T1: has no more than its own orders, whatever is searched for', async () => {
    const { portalId } = await anOrder({ customerFullName: "O'Neil \\ 100%" });
    await anOrder({ customerFullName: "O'Neil" });
    const as = aSession({ portalId });
    expect(await exported(as, { searchText: "o'neil \\" })).toHaveLength(1);
    for (const searchText of ["' or true --", "\\' or true --", '$1', ':now', "'; drop table orders; --"]) {
      expect(await exported(as, { searchText, carrier: searchText })).toEqual([]);
    }
  });

  it('T2: is for the signed in', async () => {
    expect((await send(null, { format: 'csv' })).status).toBe(401);
  });

  it('T3: has orders of the own portal only, whatever the request says, and for MCAdmin those viewed as', async () => {
    const [own, other] = [await anOrder(), await anOrder()];
    const user = aSession({ portalId: own.portalId });
    const orderIds = [own.orderId, other.orderId];
    expect(numbersOf(await exported(user, { portalId: other.portalId, orderIds }))).toEqual([own.uniqueId]);
    expect(numbersOf(await exported(mcAdmin, { portalId: other.portalId }))).toEqual([other.uniqueId]);
    expect(numbersOf(await exported(mcAdmin, { orderIds }))).toEqual([other.uniqueId, own.uniqueId]);
  });

  it.each([
    [{}],
    [{ format: 'xls' }],
    [{ format: 'csv', sortby: 'price; drop table orders' }],
    [{ format: 'csv', sortorder: 'desc' }],
    [{ format: 'csv', orderIds: [`' or true --`] }],
    [{ format: 'csv', orderIds: [] }],
    [{ format: 'csv', orderIds: Array.from({ length: 1001 }, () => randomUUID()) }],
    [{ format: 'csv', portalId: `' or true --` }],
    [{ format: 'csv', searchText: { $ne: '' } }],
    [{ format: 'csv', limit: 10 }],
    [{ format: 'csv', cursor: 'x' }],
  ])('T15: answers 400 to %#', async (body) => {
    expect((await send(mcAdmin, body)).status).toBe(400);
  });
});

describe('an export of 25,000 orders', () => {
  const portalId = randomUUID();
  const everything: ExportRequest = {
    format: 'csv',
    searchText: '',
    sortby: 'price',
    sortorder: 1,
    portalId: null,
    status: [],
    transportType: [],
    paymentType: [],
    paid: null,
  };
  const start = (format: 'csv' | 'xlsx', onRows?: (count: number) => Promise<void>) =>
    bed.service.app.get(ExportFiles, { strict: false }).open(
      {
        ...{ request: { ...everything, format }, scope: { portalId }, reads: { portalId }, userId: '' },
        showsCosts: false,
      },
      onRows,
    );

  beforeAll(async () => {
    const { orderId } = await anOrder({ portalId });
    await copyOrders(bed.service, {
      orderId,
      count: 24_999,
      firstNumber: 100_000,
      // Few prices, so that most neighbors differ only by number.
      columns: { price: '1000 + n % 7' },
    });
  });

  it('has each of them once, in order', async () => {
    const lines = (await text(await start('csv'))).split('\r\n').slice(1, -1);
    const rows = lines.map((line) => {
      const number = Number(line.split(',', 1)[0]);
      return { number, price: Number(line.match(/,(\d+),\d+,,,[\d-]+,$/)?.[1]) };
    });
    expect(new Set(rows.map(({ number }) => number)).size).toBe(25_000);
    const sorted = [...rows].sort((a, b) => a.price - b.price || a.number - b.number);
    expect(rows).toEqual(sorted);
  });

  it.each(['csv', 'xlsx'] as const)('takes little memory as %s', async (format) => {
    const stream = await start(format);
    const before = process.memoryUsage().rss;
    let [bytes, peak] = [0, before];
    for await (const chunk of stream) {
      bytes += chunk.length;
      peak = Math.max(peak, process.memoryUsage().rss);
    }
    expect(bytes).toBeGreaterThan(format === 'csv' ? 3_000_000 : 100_000);
    expect((peak - before) / 2 ** 20).toBeLessThan(64);
  });

  const connections = () =>
    bed.select<{ pid: number }>(
      `select pid from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
        and query ilike 'copy%'`,
    );

  it.each(['csv', 'xlsx'] as const)(
    'ends as %s with its reader, on a connection that goes on',
    async (format) => {
      const stream = await start(format);
      for await (const _chunk of stream) {
        expect(await connections()).toHaveLength(1);
        break;
      }
      await until('the statement has ended', async () => (await connections()).length === 0);
      expect(numbersOf(await exported(aSession({ portalId }), { searchText: '#100007' }))).toEqual([100_007]);
    },
  );

  it('ends where the number of its orders cannot be told', async () => {
    const stream = await start('csv', async () => {
      throw new Error('It was canceled.');
    });
    await expect(text(stream)).rejects.toThrow('It was canceled.');
    await until('the statement has ended', async () => (await connections()).length === 0);
  });

  it('tells the number of its orders at last', async () => {
    const counts: number[] = [];
    await text(await start('csv', async (count) => void counts.push(count)));
    expect(counts.length).toBeLessThan(10);
    expect(counts.at(-1)).toBe(25_000);
  });
});
