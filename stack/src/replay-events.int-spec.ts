import { randomUUID } from 'node:crypto';
import { serviceVariable } from '@overland/service-kit';
import { createTestDatabase, type TestDatabase } from '@overland/service-kit/testing';
import pg from 'pg';
import { replayAll } from './replay-events.js';
import { allServices } from './services.js';

describe('npm run replay-events', () => {
  const databases = new Map<string, TestDatabase>();
  beforeAll(async () => {
    for (const definition of allServices)
      databases.set(definition.name, await createTestDatabase(definition));
  });
  afterAll(() => Promise.all([...databases.values()].map((database) => database.drop())));

  it('retries every event that a service has set aside', async () => {
    const client = new pg.Client({ connectionString: databases.get('reporting')?.url });
    await client.connect();
    await client.query(
      `insert into failed_events (event_id, type, envelope, error, tries, first_failed_at, last_failed_at)
       values ($1, 'order.changed', '{}', 'no', 12, now(), now())`,
      [randomUUID()],
    );
    const urls = [...databases].map(([name, { url }]) => [serviceVariable(name, 'DATABASE_URL'), url]);
    const replayed = await replayAll(Object.fromEntries(urls));
    expect(replayed.filter(({ events }) => events > 0)).toEqual([{ service: 'reporting', events: 1 }]);
    const { rows } = await client.query('select tries, next_try_at <= now() as is_due from failed_events');
    expect(rows).toEqual([{ tries: 0, is_due: true }]);
    await client.end();
  });
});
