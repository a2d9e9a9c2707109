import { Redis } from 'ioredis';
import type { DataSource } from 'typeorm';
import { SERVICE_DATABASE } from '../database/database.module.js';
import { consumeEvent } from '../events/consume-event.js';
import { EventConsumer } from '../events/event-consumer.js';
import type { EventHandlers } from '../events/event-handlers.js';
import { findPortal } from '../portals/portal-replica.js';
import {
  aPortal,
  bootTestApp,
  queueBackends,
  redisBackends,
  startTestService,
  type TestRedis,
  type TestService,
  until,
} from '../testing/index.js';
import { sampleService } from '../testing/sample-service.js';
import { addToOutbox } from './add-to-outbox.js';
import { OutboxRelay } from './outbox-relay.js';
import { type EventJob, publishBatch } from './publish-batch.js';

const requestId = 'request-1';

const unpublished = async (database: DataSource) =>
  (await database.query<unknown[]>('select 1 from outbox where published_at is null')).length;

describe('the outbox', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(sampleService);
  });
  beforeEach(() => service.dataSource.query('delete from outbox'));
  afterAll(() => service.close());

  const add = (portal = aPortal()) =>
    service.dataSource.transaction((manager) =>
      addToOutbox(manager, 'portal.changed', portal, { requestId }),
    );

  it('keeps the event with the change, or neither', async () => {
    const failing = service.dataSource.transaction(async (manager) => {
      await addToOutbox(manager, 'portal.changed', aPortal(), { requestId });
      throw new Error('the change failed');
    });
    await expect(failing).rejects.toThrow('the change failed');
    expect(await service.outbox()).toEqual([]);
    await add();
    expect(await service.outbox()).toMatchObject([{ type: 'portal.changed' }]);
  });

  it('refuses a payload that is not the event’s', async () => {
    const wrong = { ...aPortal(), version: 'new' } as unknown as ReturnType<typeof aPortal>;
    await expect(add(wrong)).rejects.toThrow(
      'The payload of portal.changed does not fit its schema: version',
    );
  });

  it('makes one job for each subscriber, named by event and subscriber', async () => {
    const id = await add();
    const sent: [string, EventJob[]][] = [];
    await service.dataSource.transaction((manager) =>
      publishBatch(manager, async (subscriber, jobs) => void sent.push([subscriber, jobs])),
    );
    expect(sent.map(([subscriber]) => subscriber)).toEqual(expect.arrayContaining(['quoting', 'orders']));
    expect(sent[0]?.[1]).toMatchObject([
      { data: { eventId: id, requestId }, opts: { jobId: `${id}-${sent[0]?.[0]}` } },
    ]);
    expect(await unpublished(service.dataSource)).toBe(0);
  });

  it('keeps the event when the queue fails', async () => {
    await add();
    const failing = service.dataSource.transaction((manager) =>
      publishBatch(manager, async () => {
        throw new Error('the queue is down');
      }),
    );
    await expect(failing).rejects.toThrow('the queue is down');
    expect(await unpublished(service.dataSource)).toBe(1);
  });

  it('never hands one event to two relays at once', async () => {
    await Promise.all(Array.from({ length: 20 }, () => add()));
    const ids: string[] = [];
    const publish = () =>
      service.dataSource.transaction((manager) =>
        publishBatch(manager, async (subscriber, jobs) => {
          if (subscriber === 'quoting') ids.push(...jobs.map((job) => job.data.eventId));
        }),
      );
    await Promise.all([publish(), publish(), publish()]);
    expect(ids).toHaveLength(20);
    expect(new Set(ids).size).toBe(20);
  });
});

describe('an event that is delivered', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(sampleService);
  });
  afterAll(() => service.close());

  const counting = (fails = 0): EventHandlers & { runs: number } => {
    const handlers = {
      name: 'counting',
      runs: 0,
      on: {
        'portal.changed': async (_envelope: unknown, manager: { query(sql: string): Promise<unknown> }) => {
          handlers.runs += 1;
          await manager.query(`insert into history (text) values ('ran')`);
          if (handlers.runs <= fails) throw new Error('not yet');
        },
      },
    };
    return handlers;
  };
  const envelope = (eventId: string, portal = aPortal()) =>
    ({
      eventId,
      type: 'portal.changed',
      at: '2026-03-02T10:00:00.000Z',
      requestId: null,
      payload: portal,
    }) as const;
  const effects = async () => (await service.dataSource.query<unknown[]>('select 1 from history')).length;

  it('twice has one effect, also at the same time', async () => {
    const before = await effects();
    const handlers = counting();
    const event = envelope('7f1c2f9e-61a5-4b1e-9d8f-0a4f6a4f8a01');
    await Promise.all([1, 2, 3].map(() => consumeEvent(service.dataSource, [handlers], event)));
    await consumeEvent(service.dataSource, [handlers], event);
    expect(await effects()).toBe(before + 1);
  });

  it('to a handler that fails leaves nothing, and runs again', async () => {
    const before = await effects();
    const handlers = counting(1);
    const event = envelope('7f1c2f9e-61a5-4b1e-9d8f-0a4f6a4f8a02');
    await expect(consumeEvent(service.dataSource, [handlers], event)).rejects.toThrow('not yet');
    expect(await effects()).toBe(before);
    await consumeEvent(service.dataSource, [handlers], event);
    expect(await effects()).toBe(before + 1);
  });
});

describe.each(queueBackends())('from the outbox through the queue on $name to a subscriber', (backend) => {
  let service: TestService;
  beforeAll(async () => {
    await backend.start();
    service = await startTestService(sampleService, { role: 'both' });
  });
  afterAll(async () => {
    await service.close();
    await backend.stop();
  });

  const add = (portal: ReturnType<typeof aPortal>) =>
    service.dataSource.transaction((manager) =>
      addToOutbox(manager, 'portal.changed', portal, { requestId }),
    );
  const nameOf = async (id: string) => (await findPortal(service.dataSource.manager, id))?.companyName;

  it('an event arrives, and an older version after it changes nothing', async () => {
    const portal = aPortal({ version: 2, companyName: 'New name' });
    await add(portal);
    await until('the portal is here', async () => (await nameOf(portal._id)) === 'New name');
    const marker = aPortal();
    await add({ ...portal, version: 1, companyName: 'Old name' });
    await add(marker);
    await until('the later event is here', async () => (await nameOf(marker._id)) !== undefined);
    await until('all are processed', async () => {
      const rows = await service.dataSource.query<unknown[]>('select 1 from processed_events');
      return rows.length === 3;
    });
    expect(await nameOf(portal._id)).toBe('New name');
  });

  it('an event committed while no relay ran is published by the next one, and one published twice has one effect', async () => {
    const portal = aPortal();
    await add(portal);
    await until('the portal is here', async () => (await nameOf(portal._id)) !== undefined);
    // As after a crash between publishing and marking.
    await service.dataSource.query('update outbox set published_at = null');
    await service.app.get(OutboxRelay).publishAll();
    await until('nothing waits', async () => (await unpublished(service.dataSource)) === 0);
    const [{ count } = { count: 0 }] = await service.dataSource.query<{ count: number }[]>(
      'select max(n)::int as count from (select count(*) as n from processed_events group by event_id) as runs',
    );
    expect(count).toBe(1);
  });
});

describe.each(queueBackends())('a crash between commit and publish to $name', (backend) => {
  beforeAll(() => backend.start());
  afterAll(() => backend.stop());

  it('loses nothing: the next start publishes what waits', async () => {
    const first = await startTestService(sampleService);
    const portals = Array.from({ length: 300 }, () => aPortal());
    await first.dataSource.transaction(async (manager) => {
      for (const portal of portals) await addToOutbox(manager, 'portal.changed', portal, { requestId });
    });
    await first.app.close();
    const app = await bootTestApp(sampleService, { role: 'both' });
    const database = app.get<DataSource>(SERVICE_DATABASE, { strict: false });
    await until('all portals are here', async () => {
      const rows = await database.query<unknown[]>('select 1 from portal_replicas');
      return rows.length === portals.length;
    });
    expect(await unpublished(database)).toBe(0);
    await app.close();
    await first.close();
  });
});

/** As a server whose log had not been written to the end when the power went. */
async function restartWithoutItsLastJobs(redis: TestRedis): Promise<void> {
  const client = new Redis(redis.url);
  const keys = await client.keys('bull:*');
  await client.del(...keys);
  client.disconnect();
  await redis.restart();
}

for (const backend of redisBackends()) {
  describe('a Redis that forgets', () => {
    beforeAll(() => backend.start());
    afterAll(() => backend.stop());

    const forgetting: { how: string; forget: (redis: TestRedis) => Promise<void> }[] = [
      { how: 'killed and comes back empty', forget: (redis) => redis.restartEmpty() },
      { how: 'killed and comes back without its last jobs', forget: restartWithoutItsLastJobs },
    ];
    it.each(forgetting)('loses no event when it is $how', async ({ forget }) => {
      const consumer = { start: () => undefined };
      const service = await startTestService(sampleService, {
        role: 'both',
        overrides: [[EventConsumer, consumer]],
      });
      const portals = Array.from({ length: 40 }, () => aPortal());
      await service.dataSource.transaction(async (manager) => {
        for (const portal of portals) await addToOutbox(manager, 'portal.changed', portal, { requestId });
      });
      await until('all are published', async () => (await unpublished(service.dataSource)) === 0);
      await service.app.close();
      if (backend.redis) await forget(backend.redis);
      const app = await bootTestApp(sampleService, { role: 'both' });
      const database = app.get<DataSource>(SERVICE_DATABASE, { strict: false });
      await until('all portals are here', async () => {
        const rows = await database.query<unknown[]>('select 1 from portal_replicas');
        return rows.length === portals.length;
      });
      await app.close();
      await service.close();
    });
  });
}
