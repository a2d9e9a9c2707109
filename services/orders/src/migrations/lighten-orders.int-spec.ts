import { randomUUID } from 'node:crypto';
import { orders } from '@overland/contracts';
import { withPortal } from '@overland/service-kit';
import { aSession } from '@overland/service-kit/testing';
import { DataSource } from 'typeorm';
import { OrderEntity } from '../orders/order.entity.js';
import { aBooking } from '../testing/booking.builder.js';
import { type BookingTestBed, startBookingTestBed } from '../testing/booking-test-bed.js';
import { aQuote } from '../testing/quote.builder.js';
import { LightenOrders1791000000020 } from './1791000000020-lighten-orders.js';
import { WorkOnOrders1791000000040 } from './1791000000040-work-on-orders.js';

let bed: BookingTestBed;
let owner: DataSource;

beforeAll(async () => {
  bed = await startBookingTestBed();
  owner = await new DataSource({ type: 'postgres', url: bed.service.database.ownerUrl }).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await bed.close();
});

const run = (step: 'up' | 'down') =>
  owner.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('A transaction has a query runner.');
    const migrations = [new LightenOrders1791000000020(), new WorkOnOrders1791000000040()];
    for (const migration of step === 'up' ? migrations : migrations.reverse()) {
      await migration[step](queryRunner);
    }
  });

describe('the migration to fewer indexes', () => {
  it('keeps orders that are there, and they are found as before', async () => {
    const as = aSession({ portalId: randomUUID() });
    const quote = bed.quoting.add(aQuote({ uniqueId: 60_001, portalId: as.portalId }));
    const { body } = await bed.service.call(orders.book, {
      body: aBooking(quote, { customerFullName: 'Old Timer' }),
      as,
    });
    await run('down');
    await run('up');
    const found = await bed.service.call(orders.list, { body: { searchText: 'old tim' }, as });
    expect(found.body.rows.map(({ _id }: { _id: string }) => _id)).toEqual([body.orderId]);
  });

  it('leaves the status in the conditions of indexes alone: it never changes without the label, which is in two', async () => {
    const indexes = await owner.query<{ indexdef: string }[]>(
      `select indexdef from pg_indexes where tablename = 'orders'`,
    );
    const ofStatus = indexes.filter(({ indexdef }) => /\bstatus\b/.test(indexdef));
    expect(ofStatus.map(({ indexdef }) => indexdef.split(' ')[2])).toEqual([
      'orders_open',
      'orders_portal_cod',
      'orders_survey_due',
    ]);
    const indexed = indexes.filter(({ indexdef }) => indexdef.includes('sd_status_label'));
    expect(indexed).toHaveLength(2);
  });

  it('lets a change of state that keeps its label stay within the row’s page (HOT)', async () => {
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
