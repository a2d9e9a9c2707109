import { randomUUID } from 'node:crypto';
import {
  type EventType,
  events,
  orders,
  orderWork,
  quotes,
  reports,
  type ServiceName,
  surveys,
  users,
} from '@overland/contracts';
import { systemScope, withPortal } from '@overland/service-kit';
import { until } from '@overland/service-kit/testing';
import { allServices } from '../../stack/src/services.js';
import { type KeptData, keptStory, readKeptData, rowsOf } from './kept-data.js';
import { KeptProduct } from './kept-product.js';

const kept = readKeptData();

it('the data of an earlier release is kept', () => {
  expect(kept).not.toEqual([]);
});

describe.each(kept)('the data of $name', (data) => {
  let product: KeptProduct;
  beforeAll(async () => {
    product = await KeptProduct.start(data);
  }, 120_000);
  afterAll(() => product?.close(), 60_000);

  const rows = (service: ServiceName, table: string) => rowsOf(data, service, table);
  const query = <R>(service: ServiceName, sql: string, values: unknown[] = []): Promise<R[]> =>
    withPortal(product.serviceOf(service).dataSource, systemScope, (manager) => manager.query(sql, values));
  const call = (service: ServiceName, ...args: Parameters<ReturnType<KeptProduct['serviceOf']>['call']>) =>
    product.serviceOf(service).call(...args);
  const keptOrder = (customerEmail: string) => {
    const { id, unique_id, price } = rows('orders', 'orders').find(
      (row) => row.customer_email === customerEmail,
    );
    return { orderId: String(id), uniqueId: Number(unique_id), price: Number(price) };
  };
  const emailsOf = (orderId: string) =>
    query<{ template: string; status: string }>(
      'notifications',
      'select template, status from email_log where order_id = $1',
      [orderId],
    );
  const atDispatch = (uniqueId: number) =>
    product.dispatch.simulator.all().filter(({ wire }) => wire.number === String(uniqueId));

  it('is at the migrations of today', async () => {
    for (const { name, migrations } of allServices) {
      const found = (await query<{ name: string }>(name, 'select name from migrations')).map(
        (row) => row.name,
      );
      expect(found).toEqual(expect.arrayContaining(migrations.map((migration) => migration.name)));
    }
  });

  it('is listed as it was: orders, quotes, people and answers of customers', async () => {
    const as = product.sessionOf(keptStory.user);
    const own = (service: ServiceName, table: string) =>
      rows(service, table).filter((row) => row.portal_id === as.portalId);
    const listed = await call('orders', orders.list, { as, body: {} });
    expect(listed.body.total).toBe(
      own('orders', 'orders').filter(({ status }) => status !== 'placing').length,
    );
    const quoted = await call('quoting', quotes.list, { as, body: {} });
    expect(quoted.body.total).toBe(own('quoting', 'quotes').length);
    const staff = product.sessionOf(keptStory.staff);
    const people = await call('identity', users.listAll, { as: staff });
    expect(people.body.total).toBe(rows('identity', 'users').length);
    const answers = await call('reporting', surveys.list, { as: staff });
    expect(answers.status).toBe(200);
  });

  it('events that waited are applied by each subscriber', async () => {
    const waiting = allServices.flatMap(({ name }) => waitingIn(data, name));
    expect(waiting.map(({ type }) => type)).toEqual(
      expect.arrayContaining(['order.booked', 'order.changed', 'quote.changed', 'user.changed']),
    );
    const missing = async () => {
      const found = await Promise.all(
        waiting.map(async (event) => {
          const done = await query(event.subscriber, 'select 1 from processed_events where event_id = $1', [
            event.id,
          ]);
          return done.length > 0 ? [] : [event];
        }),
      );
      return found.flat();
    };
    await until('all are processed', async () => (await missing()).length === 0);
    for (const { name } of allServices)
      expect(await query(name, 'select type, error from failed_events')).toEqual([]);
    const names = await query<{ full_name: string }>(
      'orders',
      'select full_name from user_names where user_id = $1',
      [product.sessionOf(keptStory.user).userId],
    );
    expect(names[0]?.full_name.split(' ')).toContain(keptStory.firstName);
  });

  it('an order that nobody had heard of reaches dispatch, its customer by email, and the reports', async () => {
    const { orderId, uniqueId } = keptOrder(keptStory.booked);
    await until('it is at dispatch', async () => atDispatch(uniqueId).length > 0);
    await until('its emails are sent', async () => {
      const emails = await emailsOf(orderId);
      return emails.length > 0 && emails.every(({ status }) => status === 'sent');
    });
    const [day] = product.clock.now().toISOString().split('T');
    const as = product.sessionOf(keptStory.staff);
    const query = { from: '2020-01-01', to: day };
    const counted = rows('reporting', 'order_facts').filter((fact) => fact.canceled_at === null);
    await until('it is in the reports', async () => {
      const { body } = await call('reporting', reports.get, { as, params: { report: 'orderVolume' }, query });
      return body.totals.orders === counted.length + 1;
    });
  });

  it('emails that waited go out', async () => {
    const { orderId } = keptOrder(keptStory.moved);
    expect(
      rows('notifications', 'email_log').filter((row) => row.order_id === orderId && row.status === 'queued'),
    ).not.toEqual([]);
    await until('they are sent', async () =>
      (await emailsOf(orderId)).every(({ status }) => status === 'sent'),
    );
  });

  it('an order that was booked then is moved and paid', async () => {
    const { orderId, price } = keptOrder(keptStory.booked);
    const as = product.sessionOf(keptStory.staff);
    for (const sdStatus of ['accepted', 'picked_up', 'delivered'] as const) {
      const moved = await call('orders', orderWork.move, { as, params: { orderId }, body: { sdStatus } });
      expect([moved.status, moved.body.sdStatus]).toEqual([200, sdStatus]);
    }
    const paidOn = product.clock.now().toISOString().slice(0, 10);
    const body = { method: 'check', amount: price, paidOn };
    const paid = await call('orders', orderWork.recordPayment, {
      as,
      params: { orderId, paymentId: randomUUID() },
      body,
    });
    expect([paid.status, paid.body.paid]).toEqual([200, true]);
  });

  it('nothing is sent twice', async () => {
    await until('the emails in the inbox are those that were sent since, each once', async () => {
      const sent = await query<{ message_id: string }>(
        'notifications',
        'select message_id from email_log where sent_at > $1',
        [data.takenAt],
      );
      return sameTexts(
        await product.messageIds(),
        sent.map((row) => row.message_id.replace(/^<|>$/g, '')),
      );
    });
    for (const customer of [keptStory.moved, keptStory.booked]) {
      expect(atDispatch(keptOrder(customer).uniqueId)).toHaveLength(1);
    }
    expect(product.dispatch.simulator.all()).toHaveLength(product.dispatched + 1);
  });
});

const sameTexts = (some: string[], others: string[]) => some.sort().join() === others.sort().join();

/** The events that a subscriber had not been given. */
function waitingIn(data: KeptData, publisher: ServiceName) {
  const isBehind = (one: Place, other: Place) =>
    BigInt(one.xid) < BigInt(other.xid) || (one.xid === other.xid && one.position < other.position);
  return rowsOf(data, publisher, 'outbox_progress').flatMap((progress) =>
    rowsOf(data, publisher, 'outbox')
      .filter((event) => isBehind(progress, event))
      .filter(({ type }) => subscribersOf(type).includes(progress.subscriber))
      .map(({ id, type }) => ({ id, type, subscriber: progress.subscriber as ServiceName })),
  );
}

interface Place {
  xid: string;
  position: number;
}

const subscribersOf = (type: EventType): readonly string[] => events[type].subscribers;
