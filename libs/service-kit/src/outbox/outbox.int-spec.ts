import { events, type PortalRecord } from '@overland/contracts';
import type { DataSource } from 'typeorm';
import { systemScope } from '../database/scope.js';
import { afterCommit, withPortal } from '../database/with-portal.js';
import { EventConsumer, EventConsumers } from '../events/event-consumer.js';
import { findPortal } from '../portals/portal-replica.js';
import { ServiceHosts } from '../services/service-hosts.js';
import {
  aPortal,
  bootTestApp,
  LogRecorder,
  startTestService,
  type TestService,
  until,
} from '../testing/index.js';
import { samplePublisher, sampleService } from '../testing/sample-service.js';
import { addToOutbox } from './add-to-outbox.js';
import { largestPayload } from './event-size.js';
import { HandOver } from './hand-over.js';
import { beginProgress, findSubscribersBehind, readEventsAfter, restartAfterRestore } from './outbox-sql.js';

const requestId = 'request-1';

const add = (database: DataSource, portal: PortalRecord = aPortal()) =>
  withPortal(database, systemScope, (manager) =>
    addToOutbox(manager, 'portal.changed', portal, { requestId }),
  );

const nameOf = async (database: DataSource, id: string) =>
  (await findPortal(database.manager, id))?.companyName;

const progressOf = async (database: DataSource, subscriber: string) => {
  const [row] = await database.query<{ position: string }[]>(
    'select position from outbox_progress where subscriber = $1',
    [subscriber],
  );
  return Number(row?.position ?? -1);
};

const lastPosition = async (database: DataSource) => {
  const [row] = await database.query<{ last: string }[]>('select max(position) as last from outbox');
  return Number(row?.last);
};

/** Until the relay of this process has looked for events so often that it would have handed over any. */
async function relayHasLooked(database: DataSource): Promise<void> {
  const queries = jest.spyOn(database, 'query');
  const looks = () => queries.mock.calls.filter(([sql]) => sql.includes('select p.subscriber'));
  await until('the relay has looked three times', () => looks().length >= 3);
  queries.mockRestore();
}

describe('the outbox', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(samplePublisher);
  });
  afterAll(() => service.close());

  it('keeps the event with the change, or neither', async () => {
    const failing = withPortal(service.dataSource, systemScope, async (manager) => {
      await addToOutbox(manager, 'portal.changed', aPortal(), { requestId });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await service.outbox()).toEqual([]);
    await add(service.dataSource);
    expect(await service.outbox()).toMatchObject([{ type: 'portal.changed' }]);
  });

  it('is read once by a reader of other types', async () => {
    const read = (after: Awaited<ReturnType<typeof readEventsAfter>>['next'] | null) =>
      readEventsAfter(service.dataSource.manager, { types: ['order.changed'], after, limit: 10 });
    const { next: begun } = await read(null);
    await add(service.dataSource);
    // Once no older transaction of the server is open, other specs' included.
    await until('the reader is behind it', async () => (await read(begun)).next.xid !== begun.xid);
    expect((await read(begun)).events).toEqual([]);
  });

  it('refuses a payload that no subscriber would take', async () => {
    const huge = aPortal({ companyName: 'a'.repeat(largestPayload) });
    await expect(add(service.dataSource, huge)).rejects.toThrow('The payload of portal.changed is too large');
  });

  it('refuses a payload that is not the event’s', async () => {
    const wrong = { ...aPortal(), version: 'new' } as unknown as PortalRecord;
    await expect(add(service.dataSource, wrong)).rejects.toThrow(
      'The payload of portal.changed does not fit its schema: version',
    );
  });
});

describe('work after a commit', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(samplePublisher);
  });
  afterAll(() => service.close());

  it('runs once the transaction has committed, and never after a rollback', async () => {
    const seen: string[] = [];
    const committed = withPortal(service.dataSource, systemScope, async (manager) => {
      await addToOutbox(manager, 'portal.changed', aPortal(), { requestId });
      afterCommit(manager, () => seen.push('after'));
      seen.push('inside');
    });
    await committed;
    expect(seen).toEqual(['inside', 'after']);
    const failing = withPortal(service.dataSource, systemScope, async (manager) => {
      afterCommit(manager, () => seen.push('never'));
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(seen).toEqual(['inside', 'after']);
  });

  it('that fails does not undo the change', async () => {
    const change = withPortal(service.dataSource, systemScope, async (manager) => {
      afterCommit(manager, () => {
        throw new Error('the queue is gone');
      });
      return 'changed';
    });
    await expect(change).resolves.toBe('changed');
  });

  it('is refused outside a transaction of withPortal', async () => {
    const outside = service.dataSource.transaction(async (manager) => afterCommit(manager, () => undefined));
    await expect(outside).rejects.toThrow('withPortal');
  });
});

describe('from the outbox to a subscriber', () => {
  let publisher: TestService;
  let subscriber: TestService;
  beforeAll(async () => {
    subscriber = await startTestService(sampleService, { role: 'both' });
    publisher = await startTestService(samplePublisher, { role: 'both' });
  });
  afterAll(async () => {
    await publisher.close();
    await subscriber.close();
  });

  it('an event arrives, and an older version after it changes nothing', async () => {
    const portal = aPortal({ version: 2, companyName: 'New name' });
    await add(publisher.dataSource, portal);
    await add(publisher.dataSource, { ...portal, version: 1, companyName: 'Old name' });
    const marker = aPortal();
    await add(publisher.dataSource, marker);
    await until('the last event is here', async () =>
      Boolean(await nameOf(subscriber.dataSource, marker._id)),
    );
    expect(await nameOf(subscriber.dataSource, portal._id)).toBe('New name');
  });

  it('subscribers that are down delay no other, and get everything once they are back', async () => {
    const portal = aPortal();
    await add(publisher.dataSource, portal);
    await until('it is here', async () => Boolean(await nameOf(subscriber.dataSource, portal._id)));
    expect(await progressOf(publisher.dataSource, 'orders')).toBe(0);
  });

  it('an event of a transaction that commits late is not skipped', async () => {
    const [late, early] = [aPortal(), aPortal()];
    let commit: () => void = () => undefined;
    const mayCommit = new Promise<void>((resolve) => {
      commit = resolve;
    });
    let wrote: () => void = () => undefined;
    const hasWritten = new Promise<void>((resolve) => {
      wrote = resolve;
    });
    const slow = withPortal(publisher.dataSource, systemScope, async (manager) => {
      await addToOutbox(manager, 'portal.changed', late, { requestId });
      wrote();
      await mayCommit;
    });
    await hasWritten;
    await add(publisher.dataSource, early);
    // The later event waits for the transaction that began before it.
    await relayHasLooked(publisher.dataSource);
    expect(await nameOf(subscriber.dataSource, early._id)).toBeUndefined();
    commit();
    await slow;
    await until('both are here', async () => {
      const names = [late, early].map(({ _id }) => nameOf(subscriber.dataSource, _id));
      return (await Promise.all(names)).every(Boolean);
    });
  });

  it('events of a long backlog arrive once each, also when two relays work on it', async () => {
    const second = await bootTestApp(samplePublisher, { role: 'worker' });
    const portals = Array.from({ length: 230 }, () => aPortal());
    await withPortal(publisher.dataSource, systemScope, async (manager) => {
      for (const portal of portals) await addToOutbox(manager, 'portal.changed', portal, { requestId });
    });
    await until('all are here', async () => {
      const rows = await subscriber.dataSource.query<unknown[]>(
        'select 1 from portal_replicas where portal_id = any($1::uuid[])',
        [portals.map(({ _id }) => _id)],
      );
      return rows.length === portals.length;
    });
    await until('the progress is noted', async () => {
      const progress = await progressOf(publisher.dataSource, 'quoting');
      return progress === (await lastPosition(publisher.dataSource));
    });
    await second.close();
  });

  it('an event handed over twice, as after a crash before its progress was noted, has one effect', async () => {
    const counted = () => subscriber.dataSource.query<unknown[]>('select 1 from processed_events');
    const before = await counted();
    await publisher.dataSource.query(
      `update outbox_progress set xid = '0', position = 0 where subscriber = 'quoting'`,
    );
    await until('all were handed over again', async () => {
      const progress = await progressOf(publisher.dataSource, 'quoting');
      return progress === (await lastPosition(publisher.dataSource));
    });
    expect(await counted()).toEqual(before);
  });

  it('an event unknown to this release blocks those behind it, and is not lost', async () => {
    await publisher.dataSource.query(
      `insert into outbox (id, type, payload) values (gen_random_uuid(), 'portal.painted', '{}')`,
    );
    const behind = aPortal();
    await add(publisher.dataSource, behind);
    await relayHasLooked(publisher.dataSource);
    expect(await nameOf(subscriber.dataSource, behind._id)).toBeUndefined();
    await publisher.dataSource.query(`delete from outbox where type = 'portal.painted'`);
    await until('the event behind it is delivered', async () =>
      Boolean(await nameOf(subscriber.dataSource, behind._id)),
    );
  });
});

describe('to a subscriber in another process', () => {
  let publisher: TestService;
  let subscriber: TestService;
  beforeAll(async () => {
    subscriber = await startTestService(sampleService);
    await subscriber.app.listen(0, '127.0.0.1');
    process.env.QUOTING_URL = await subscriber.app.getUrl();
    // As if it were not here: what is in this process would be called directly.
    EventConsumers.delete('quoting');
    ServiceHosts.delete('quoting');
    publisher = await startTestService(samplePublisher, { role: 'worker' });
  });
  afterAll(async () => {
    delete process.env.QUOTING_URL;
    await publisher.close();
    await subscriber.close();
  });

  it('events go by signed requests, a large backlog in several', async () => {
    const consume = jest.spyOn(subscriber.app.get(EventConsumer), 'consume');
    const portals = Array.from({ length: 40 }, () => aPortal({ companyLogo: 'x'.repeat(10_000) }));
    await withPortal(publisher.dataSource, systemScope, async (manager) => {
      for (const portal of portals) await addToOutbox(manager, 'portal.changed', portal, { requestId });
    });
    await until('all are here', async () => {
      const rows = await subscriber.dataSource.query<unknown[]>('select 1 from portal_replicas');
      return rows.length === portals.length;
    });
    expect(consume.mock.calls.length).toBeGreaterThan(2);
  });
});

describe('a crash after the commit', () => {
  it('loses nothing: the next start hands over what waits', async () => {
    const subscriber = await startTestService(sampleService);
    const first = await startTestService(samplePublisher);
    const portals = Array.from({ length: 120 }, () => aPortal());
    await withPortal(first.dataSource, systemScope, async (manager) => {
      for (const portal of portals) await addToOutbox(manager, 'portal.changed', portal, { requestId });
    });
    await first.app.close();
    const app = await bootTestApp(samplePublisher, { role: 'both' });
    await until('all portals are here', async () => {
      const rows = await subscriber.dataSource.query<unknown[]>('select 1 from portal_replicas');
      return rows.length === portals.length;
    });
    await app.close();
    await first.close();
    await subscriber.close();
  });
});

describe('a subscriber that crashes', () => {
  it('again and again while it applies events loses none: they are handed over until it has them', async () => {
    const log = new LogRecorder();
    let crashes = 4;
    const subscriber = await startTestService(sampleService);
    const handOver = {
      give: async (name: string, batch: { payload: { _id: string } }[]) => {
        if (name !== 'quoting') throw new Error('away');
        // The connection breaks: the transaction may have started, it did not commit.
        if (crashes > 0) {
          crashes -= 1;
          throw new Error('socket hang up');
        }
        for (const { payload } of batch) {
          await subscriber.dataSource.query(`insert into history (text) values ($1)`, [payload._id]);
        }
      },
    };
    process.env.LOG_LEVEL = 'warn';
    const publisher = await startTestService(samplePublisher, {
      role: 'worker',
      overrides: [[HandOver, handOver]],
      logStream: log,
    });
    process.env.LOG_LEVEL = 'silent';
    const portal = aPortal();
    await add(publisher.dataSource, portal);
    await until('it has the event', async () => {
      const rows = await subscriber.dataSource.query<{ text: string }[]>('select text from history');
      return rows.some(({ text }) => text === portal._id);
    });
    expect(log.text).toContain('events of identity to quoting wait, try 4: socket hang up');
    await publisher.close();
    await subscriber.close();
  });
});

describe('the progress of subscribers', () => {
  let service: TestService;
  beforeEach(async () => {
    service = await startTestService(samplePublisher);
  });
  afterEach(() => service.close());

  it('starts at the first event; for a subscriber added later, at the slowest progress of the others', async () => {
    const { dataSource } = service;
    await beginProgress(dataSource, ['quoting', 'orders']);
    await dataSource.query(
      `update outbox_progress set xid = '500', position = 9 where subscriber = 'orders'`,
    );
    await dataSource.query(
      `update outbox_progress set xid = '400', position = 7 where subscriber = 'quoting'`,
    );
    await beginProgress(dataSource, ['quoting', 'orders', 'reporting']);
    expect(
      await dataSource.query('select subscriber, xid::text, position::int from outbox_progress order by 1'),
    ).toEqual([
      { subscriber: 'orders', xid: '500', position: 9 },
      { subscriber: 'quoting', xid: '400', position: 7 },
      { subscriber: 'reporting', xid: '400', position: 7 },
    ]);
  });

  it('of whom an event is not for is moved past it, and no further than to the first that is', async () => {
    const { dataSource } = service;
    await beginProgress(dataSource, ['quoting', 'orders']);
    const behind = () => findSubscribersBehind(dataSource, { quoting: [], orders: ['portal.changed'] });
    await add(dataSource);
    await until('it is settled', async () => (await behind())[0]?.isSettled === true);
    expect(await behind()).toEqual([{ subscriber: 'quoting', isSettled: true }]);
    expect(await progressOf(dataSource, 'orders')).toBe(await lastPosition(dataSource));
    expect(await progressOf(dataSource, 'quoting')).toBe(0);
  });

  it('starts again in a database that was restored into a server with fewer transactions', async () => {
    const { dataSource } = service;
    await beginProgress(dataSource, ['quoting']);
    expect(await restartAfterRestore(dataSource)).toBe(false);
    await add(dataSource);
    await dataSource.query(`update outbox set xid = '99999999999'`);
    await dataSource.query(`update outbox_progress set xid = '99999999999', position = 1`);
    expect(await restartAfterRestore(dataSource)).toBe(true);
    const [row] = await dataSource.query(
      `select count(*)::int as count from outbox o, outbox_progress p where (o.xid, o.position) > (p.xid, p.position)
         and o.xid < pg_snapshot_xmin(pg_current_snapshot())`,
    );
    expect(row.count).toBe(1);
    expect(await restartAfterRestore(dataSource)).toBe(false);
  });
});

it('every event has a publisher that does not subscribe to it', () => {
  for (const { publisher, subscribers } of Object.values(events)) {
    expect((subscribers as readonly string[]).includes(publisher)).toBe(false);
  }
});
