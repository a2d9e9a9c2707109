import { randomUUID } from 'node:crypto';
import { findPgbouncer, Pgbouncer, startTestService, type TestService } from '../testing/index.js';
import { sampleService } from '../testing/sample-service.js';
import { poolerUsers } from '../testing/test-database.js';
import { copyOut } from './copy-out.js';
import { inSystem, withPortal } from './with-portal.js';

const describeWherePossible = findPgbouncer() ? describe : describe.skip;

describeWherePossible('a service that reaches PostgreSQL by a pgbouncer in transaction mode', () => {
  let pooler: Pgbouncer;
  let service: TestService;
  beforeAll(async () => {
    const server = process.env.TEST_DATABASE_ADMIN_URL ?? '';
    pooler = await Pgbouncer.start({ server, users: poolerUsers });
    process.env.TEST_POOLER_PORT = new URL(pooler.urlOf(server)).port;
    service = await startTestService(sampleService);
  });
  afterAll(async () => {
    await service?.close();
    await pooler?.stop();
  });

  it('has the deadlines of its role', async () => {
    const names = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout'];
    const [row] = await service.dataSource.query(
      `select array_agg(current_setting(name) order by at) as values from unnest($1::text[]) with ordinality as n(name, at)`,
      [names],
    );
    expect(row.values).toEqual(['5s', '2s', '15s']);
  });

  it('sees one company in a transaction and none outside, whoever had the connection before', async () => {
    const portals = Array.from({ length: 40 }, () => randomUUID());
    const seen = portals.map((portalId) =>
      withPortal(service.dataSource, { portalId }, async (manager) => {
        await manager.query('insert into notes (portal_id, text) values ($1, $2)', [portalId, 'mine']);
        return manager.query<{ portal_id: string }[]>('select distinct portal_id from notes');
      }),
    );
    expect(await Promise.all(seen)).toEqual(portals.map((portalId) => [{ portal_id: portalId }]));
    const outside = portals.map(() => service.dataSource.query<unknown[]>('select from notes'));
    expect((await Promise.all(outside)).flat()).toEqual([]);
  });

  it('ends an export whose reader has gone', async () => {
    const endless = 'copy (select generate_series(1, 10000000000)) to stdout';
    const exported = inSystem(service.dataSource, (manager) =>
      copyOut(manager, endless, async () => {
        throw new Error('The reader has gone.');
      }),
    );
    await expect(exported).rejects.toThrow('The reader has gone.');
    const runs = `select from pg_stat_activity where datname = current_database() and query like 'copy%'`;
    expect(await service.dataSource.query(runs)).toEqual([]);
  });
});
