import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { aPortal, bootTestApp, startTestService, until } from '../testing/index.js';
import { samplePublisher, sampleService } from '../testing/sample-service.js';
import { runMigrations } from './run-migrations.js';

/** The tables as they were while every event was a BullMQ job for each subscriber. */
const asBefore = `
  drop table outbox_progress, failed_events, outbox;
  drop index processed_events_age;
  delete from migrations where name = 'RelayByProgress1799000000004';
  create table outbox (
    position bigint generated always as identity,
    id uuid primary key default gen_random_uuid(),
    type text not null,
    payload jsonb not null,
    request_id text,
    traceparent text,
    created_at timestamptz not null default now(),
    published_at timestamptz
  );
  create index outbox_unpublished on outbox (position) where published_at is null;
  create function notify_outbox() returns trigger language plpgsql as $$
    begin perform pg_notify('outbox', ''); return null; end $$;
  create trigger outbox_wakes_relay after insert on outbox for each statement execute function notify_outbox();`;

it('a database from before keeps its events; all are handed over once more, those whose job was lost among them', async () => {
  const subscriber = await startTestService(sampleService);
  const publisher = await startTestService(samplePublisher);
  await publisher.app.close();
  const owner = new pg.Client({ connectionString: publisher.database.ownerUrl });
  await owner.connect();
  await owner.query(asBefore);
  const [processed, published, waiting] = [aPortal(), aPortal(), aPortal()];
  const ids = [randomUUID(), randomUUID(), randomUUID()];
  for (const [at, portal] of [processed, published, waiting].entries()) {
    await owner.query('insert into outbox (id, type, payload, published_at) values ($1, $2, $3, $4)', [
      ids[at],
      'portal.changed',
      JSON.stringify(portal),
      portal === waiting ? null : new Date(),
    ]);
  }
  await subscriber.dataSource.query('insert into processed_events (event_id, handler) values ($1, $2)', [
    ids[0],
    'portal-replica',
  ]);

  const { name, migrations } = samplePublisher;
  await runMigrations({
    url: publisher.database.ownerUrl,
    name,
    migrations,
    appRole: 'overland_test_app',
  });
  await owner.end();
  const app = await bootTestApp(samplePublisher, { role: 'worker' });
  const arrived = async () => {
    const rows = await subscriber.dataSource.query<{ portal_id: string }[]>(
      'select portal_id from portal_replicas',
    );
    return rows.map(({ portal_id }) => portal_id).sort();
  };
  await until('both are here', async () => (await arrived()).length === 2);
  expect(await arrived()).toEqual([published._id, waiting._id].sort());
  await app.close();
  await publisher.close();
  await subscriber.close();
});
