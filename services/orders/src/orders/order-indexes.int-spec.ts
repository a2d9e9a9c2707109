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
  it('have the status in conditions alone: it never changes without the label, which is in two', async () => {
    const indexes = await bed.service.dataSource.query<{ indexdef: string }[]>(
      `select indexdef from pg_indexes where tablename = 'orders' order by indexname`,
    );
    const ofStatus = indexes.filter(({ indexdef }) => /\bstatus\b/.test(indexdef));
    expect(ofStatus.map(({ indexdef }) => indexdef.split(' ')[2])).toEqual([
      'orders_cod',
      'orders_open',
      'orders_portal_cod',
      'orders_survey_due',
    ]);
    for (const { indexdef } of ofStatus) expect(indexdef.split(' WHERE ')[0]).not.toMatch(/\bstatus\b/);
    expect(indexes.filter(({ indexdef }) => indexdef.includes('sd_status_label'))).toHaveLength(2);
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
