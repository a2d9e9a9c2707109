import { Controller, Module } from '@nestjs/common';
import { endpoint, type InputOf } from '@overland/contracts';
import * as z from 'zod/mini';
import { findCommit, version } from '../../product-build.mjs';
import { notFound } from '../app-error.js';
import { DatabaseModule } from '../database/database.module.js';
import { Implements } from '../http/implements.js';
import { Input } from '../http/parameters.js';
import { PortalReplica } from '../portals/portal-replica.js';
import { QueueModule } from '../queue/queue.module.js';
import { startTestService, type TestService, until } from '../testing/index.js';
import { OtherEvents, sampleService } from '../testing/sample-service.js';
import { QueueProbe } from './queue-probe.js';

const get = endpoint('GET', '/things/:thingId', {
  service: 'quoting',
  summary: 'A thing',
  access: 'public',
  params: z.object({ thingId: z.string() }),
  reply: z.object({ thingId: z.string() }),
});

@Controller()
class ThingsController {
  @Implements(get)
  async get(@Input() { params }: InputOf<typeof get>) {
    if (params.thingId === 'none') throw notFound();
    return params;
  }
}

@Module({
  imports: [
    DatabaseModule.forService({ name: 'quoting', entities: [] }),
    QueueModule.forQueues(['sample-work']),
  ],
  controllers: [ThingsController],
  providers: [OtherEvents, PortalReplica],
})
class ThingsModule {}

const things = { ...sampleService, module: ThingsModule, endpoints: [get] };

describe('the figures of a process', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(things, { role: 'both', hasOwnPort: true });
  });
  afterAll(() => service.close());

  const figures = async () => (await service.app.inject('/metrics')).body.split('\n');

  it('count the answers of a route by status class, and name nothing that was asked for', async () => {
    for (const thingId of ['secret-1', 'secret-2', 'none']) await service.call(get, { params: { thingId } });
    const route = 'service="quoting",method="GET",route="/things/:thingId"';
    const lines = await figures();
    expect(lines).toContain(`overland_http_request_duration_seconds_count{${route},status="2xx"} 2`);
    expect(lines).toContain(`overland_http_request_duration_seconds_count{${route},status="4xx"} 1`);
    expect(lines.join('\n')).not.toContain('secret-');
  });

  it('give what each subscriber still has to get, and since when', async () => {
    await until('the relay knows its subscriber', async () => {
      const rows = await service.dataSource.query<unknown[]>(
        `select 1 from outbox_progress where subscriber = 'reporting'`,
      );
      return rows.length === 1;
    });
    await service.dataSource.query(
      `insert into outbox (id, type, payload, created_at)
       values (gen_random_uuid(), 'nobody.knowsIt', '{}', now() - interval '90 s')`,
    );
    const lines = await figures();
    const labels = 'service="quoting",subscriber="reporting"';
    expect(lines).toContain(`overland_outbox_waiting_events{${labels}} 1`);
    const age = lines.find((line) => line.startsWith(`overland_outbox_oldest_seconds{${labels}}`));
    expect(Number(age?.split(' ')[1])).toBeGreaterThan(89);
  });

  it('give the events that failed: those that are tried again, and those that were set aside', async () => {
    await service.dataSource.query(
      `insert into failed_events (event_id, type, envelope, error, tries, first_failed_at, last_failed_at, next_try_at)
       select gen_random_uuid(), 'portal.changed', '{}', 'no', 1, now(), now(), next
       from unnest(array[now() + interval '1 hour', null, null]) next`,
    );
    const lines = await figures();
    expect(lines).toContain('overland_failed_events{service="quoting",state="retried"} 1');
    expect(lines).toContain('overland_failed_events{service="quoting",state="set aside"} 2');
  });

  it('give how many jobs wait and have failed', async () => {
    const lines = await figures();
    for (const state of ['waiting', 'delayed', 'active', 'failed']) {
      expect(lines).toContain(
        `overland_queue_jobs{service="quoting",queue="sample-work",state="${state}"} 0`,
      );
    }
  });

  it('give how late a sweep is, and the connections of the process and of the server', async () => {
    const lines = await figures();
    expect(lines).toContain('overland_sweep_late_seconds{service="quoting",sweep="housekeeping"} 0');
    expect(lines).toContain('overland_pool_connections{service="quoting",state="awaited"} 0');
    expect(lines).toContain('overland_pool_connections_limit{service="quoting"} 10');
    const used = lines.find((line) => line.startsWith('overland_database_connections{service="quoting"}'));
    expect(Number(used?.split(' ')[1])).toBeGreaterThan(0);
  });

  it('cover the event loop and the process', async () => {
    const lines = (await figures()).join('\n');
    expect(lines).toMatch(/^nodejs_eventloop_lag_p99_seconds \d/m);
    expect(lines).toMatch(/^process_resident_memory_bytes \d/m);
  });

  it('are absent where the process has no port of its own', async () => {
    const quiet = await startTestService(things);
    expect((await quiet.app.inject('/metrics')).statusCode).toBe(404);
    await quiet.close();
  });
});

describe('whether a process is alive and ready', () => {
  it('is alive without its database, and reports the database as missing', async () => {
    const service = await startTestService(things);
    const ready = () => service.app.inject('/health/ready');
    expect((await ready()).json()).toEqual({ status: 'ok' });
    await service.dataSource.destroy();
    const answer = await ready();
    expect([answer.statusCode, answer.headers['retry-after'], answer.json()]).toEqual([
      503,
      '2',
      { status: 'unavailable', missing: ['database'] },
    ]);
    expect((await service.app.inject('/health/live')).json()).toEqual({
      status: 'ok',
      version,
      commit: await findCommit(),
    });
    await service.close();
  });

  it('a worker is ready when its queue answers, too', async () => {
    const worker = await startTestService(things, { role: 'worker' });
    await until('the worker is ready', async () => {
      return (await worker.app.inject('/health/ready')).statusCode === 200;
    });
    await worker.close();
    const gone = { ping: () => Promise.reject(new Error('no queue')) };
    const lonely = await startTestService(things, { role: 'worker', overrides: [[QueueProbe, gone]] });
    const answer = await lonely.app.inject('/health/ready');
    expect([answer.statusCode, answer.json()]).toEqual([503, { status: 'unavailable', missing: ['queue'] }]);
    expect((await lonely.app.inject('/health/live')).statusCode).toBe(200);
    await lonely.close();
  });
});
