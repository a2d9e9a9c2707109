import { startTestService, type TestService } from '../testing/index.js';
import { sampleService } from '../testing/sample-service.js';
import { deleteOutdated } from './housekeeping.js';

describe('housekeeping', () => {
  let service: TestService;
  beforeAll(async () => {
    service = await startTestService(sampleService);
  });
  afterAll(() => service.close());

  it('removes what is long done, and never an event that waits', async () => {
    const { dataSource } = service;
    await dataSource.query(`insert into outbox (id, type, payload, created_at) values
      (gen_random_uuid(), 'quote.changed', '{"is":"old"}', now() - interval '9 days'),
      (gen_random_uuid(), 'quote.changed', '{"is":"recent"}', now() - interval '6 days'),
      (gen_random_uuid(), 'quote.changed', '{"is":"old, and waiting"}', now() - interval '90 days')`);
    await dataSource.query(
      `insert into outbox_progress select 'reporting', xid, position from outbox where payload->>'is' = 'recent'`,
    );
    await dataSource.query(
      `insert into processed_events values (gen_random_uuid(), 'x', now() - interval '31 days')`,
    );
    await dataSource.query(
      `insert into idempotency_keys values ('a', 'r', 'k', 'h', null, now() - interval '8 days')`,
    );
    expect(await deleteOutdated(dataSource, 'quoting')).toBe(3);
    expect((await service.outbox()).map((event) => event.payload)).toEqual([
      { is: 'recent' },
      { is: 'old, and waiting' },
    ]);
  });
});
