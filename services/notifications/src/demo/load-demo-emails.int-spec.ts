import { openDatabase, systemScope, withPortal } from '@overland/service-kit';
import { aPortal, createTestDatabase, type TestDatabase } from '@overland/service-kit/testing';
import type { DataSource } from 'typeorm';
import { notificationsDatabase } from '../data-source.js';
import { EmailEntity } from '../emails/email.entity.js';
import { anOrderBooked } from '../testing/an-order-booked.js';
import { loadDemoEmails } from './load-demo-emails.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase(notificationsDatabase);
  process.env.NOTIFICATIONS_DATABASE_URL = database.directUrl;
  dataSource = await openDatabase(notificationsDatabase);
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

describe('the emails of demo orders', () => {
  it('are in the log once, as sent when it was booked and when it got so far', async () => {
    const order = anOrderBooked();
    const acceptedAt = new Date('2026-11-21T14:00:00Z');
    const milestones = [{ milestone: 'accepted', at: acceptedAt, reason: '' }] as const;
    const bookings = [{ order, portal: aPortal(), milestones }];
    await loadDemoEmails(dataSource, { bookings, brand: 'Overland' });
    await loadDemoEmails(dataSource, { bookings, brand: 'Overland' });
    const logged = (template: 'Order Transferee' | 'Order Track') =>
      withPortal(dataSource, systemScope, (manager) =>
        manager.getRepository(EmailEntity).findBy({ orderId: order.orderId, template }),
      );
    expect(await logged('Order Transferee')).toMatchObject([
      { status: 'sent', createdAt: new Date(order.bookedAt) },
    ]);
    expect(await logged('Order Track')).toMatchObject([{ status: 'sent', createdAt: acceptedAt }]);
  });
});
