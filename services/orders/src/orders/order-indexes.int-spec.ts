import { randomUUID } from 'node:crypto';
import { orders } from '@overland/contracts';
import { withPortal } from '@overland/service-kit';
import { aSession } from '@overland/service-kit/testing';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';
import { OrderEntity } from './order.entity.js';

let bed: BookingTestBed;
beforeAll(async () => {
  bed = await startBookingTestBed();
});
afterAll(() => bed.close());

describe('the indexes of orders', () => {
  let indexes: string[];
  beforeAll(async () => {
    const rows = await bed.service.dataSource.query<{ indexdef: string }[]>(
      `select indexdef from pg_indexes where tablename = 'orders' order by indexname`,
    );
    indexes = rows.map(({ indexdef }) => indexdef);
  });

  it('have the status in conditions alone: it never changes without the label, which some have', () => {
    for (const index of indexes) expect(index.split(' WHERE ')[0]).not.toMatch(/\bstatus\b/);
    expect(indexes.some((index) => index.includes('sd_status_label'))).toBe(true);
  });

  it('have no bookings in progress, but those that find them', () => {
    const ofAll = indexes.filter((index) => !/ WHERE .*status/.test(index));
    expect(ofAll.map((index) => index.replace(/^CREATE (UNIQUE )?INDEX (\w+) .*$/, '$2'))).toEqual([
      'orders_idempotency',
      'orders_one_per_quote',
      'orders_pkey',
      'orders_placing',
      'orders_public',
      'orders_unique_id_key',
    ]);
  });

  it('let a change of state that keeps its label stay within the row’s page (HOT)', async () => {
    const portalId = randomUUID();
    const quote = bed.quoting.add(aQuote({ uniqueId: 60_002, portalId }));
    await bed.service.call(orders.book, { body: aBooking(quote), as: aSession({ portalId }) });
    const [updated] = await withPortal(bed.service.dataSource, { portalId }, async (manager) => {
      const changed = { sdStatus: 'requests', version: 2 } as const;
      await manager.getRepository(OrderEntity).update({ quoteId: quote._id }, changed);
      return manager.query(`select pg_stat_get_xact_tuples_hot_updated('orders'::regclass) as hot`);
    });
    expect(updated).toEqual({ hot: 1 });
  });
});
