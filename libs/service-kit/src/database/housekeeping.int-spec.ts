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
    await dataSource.query(`insert into outbox (type, payload, created_at, published_at) values
      ('portal.changed', '{"is":"old"}', now() - interval '9 days', now() - interval '8 days'),
      ('portal.changed', '{"is":"recent"}', now() - interval '9 days', now() - interval '6 days'),
      ('portal.changed', '{"is":"waiting"}', now() - interval '90 days', null)`);
    await dataSource.query(
      `insert into processed_events values (gen_random_uuid(), 'x', now() - interval '31 days')`,
    );
    await dataSource.query(
      `insert into idempotency_keys values ('a', 'r', 'k', 'h', null, now() - interval '8 days')`,
    );
    expect(await deleteOutdated(dataSource)).toBe(3);
    expect((await service.outbox()).map((event) => event.payload)).toEqual([
      { is: 'recent' },
      { is: 'waiting' },
    ]);
  });
});
