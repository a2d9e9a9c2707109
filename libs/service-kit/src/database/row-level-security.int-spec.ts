import { randomUUID } from 'node:crypto';
import { aSession, startTestService, type TestService } from '../testing/index.js';
import { sampleService } from '../testing/sample-service.js';
import { portalScope, type Scope, systemScope } from './scope.js';
import { withPortal } from './with-portal.js';

describe('rows of portals', () => {
  let service: TestService;
  const [portalA, portalB] = [randomUUID(), randomUUID()];
  const texts = (scope: Scope) =>
    withPortal(service.dataSource, scope, async (manager) => {
      const rows = await manager.query<{ text: string }[]>('select text from notes order by text');
      return rows.map((row) => row.text);
    });
  const add = (scope: Scope, portalId: string, text: string) =>
    withPortal(service.dataSource, scope, (manager) =>
      manager.query('insert into notes (portal_id, text) values ($1, $2)', [portalId, text]),
    );

  beforeAll(async () => {
    service = await startTestService(sampleService);
    await add({ portalId: portalA }, portalA, 'of A');
    await add({ portalId: portalB }, portalB, 'of B');
  });
  afterAll(() => service.close());

  it('shows each portal its own', async () => {
    expect(await texts({ portalId: portalA })).toEqual(['of A']);
    expect(await texts({ portalId: portalB })).toEqual(['of B']);
  });

  it('shows MCAdmin all, or the portal viewed as', async () => {
    const session = aSession({ role: 'MCAdmin' });
    expect(await texts(portalScope(session))).toEqual(['of A', 'of B']);
    expect(await texts(portalScope(session, portalB))).toEqual(['of B']);
  });

  it.each(['Admin', 'User'] as const)('shows %s his own, whatever portal he asks for', async (role) => {
    expect(await texts(portalScope(aSession({ role, portalId: portalA }), portalB))).toEqual(['of A']);
  });

  it('shows nothing and takes nothing outside withPortal', async () => {
    expect(await service.dataSource.query('select * from notes')).toEqual([]);
    const write = service.dataSource.query('insert into notes (portal_id, text) values ($1, $2)', [
      portalA,
      'x',
    ]);
    await expect(write).rejects.toThrow('row-level security');
  });

  it('refuses to write for another portal, and to move a row there', async () => {
    await expect(add({ portalId: portalA }, portalB, 'x')).rejects.toThrow('row-level security');
    const move = withPortal(service.dataSource, { portalId: portalA }, (manager) =>
      manager.query('update notes set portal_id = $1', [portalB]),
    );
    await expect(move).rejects.toThrow('row-level security');
  });

  it.each(['', 'all', `${portalA}'; set local app.all = 'yes' --`, `${portalA}\n`, ` ${portalA}`, "'"])(
    'takes nothing for a portal but an id: %j',
    async (portalId) => {
      await expect(texts({ portalId })).rejects.toThrow('not the id of a portal');
    },
  );

  it('takes an id in capitals for the same portal', async () => {
    expect(await texts({ portalId: portalA.toUpperCase() })).toEqual(['of A']);
  });

  it('forgets the portal when the transaction ends', async () => {
    await texts(systemScope);
    const seen = await Promise.all(
      Array.from({ length: 10 }, () => service.dataSource.query('select * from notes')),
    );
    expect(seen.flat()).toEqual([]);
  });

  it('allows the service to append to a history, never to change it', async () => {
    await service.dataSource.query(`insert into history (text) values ('it happened')`);
    await expect(service.dataSource.query(`update history set text = 'it did not'`)).rejects.toThrow(
      'permission denied',
    );
    await expect(service.dataSource.query('delete from history')).rejects.toThrow('permission denied');
  });

  it('does not let the service change a table or its rules', async () => {
    await expect(service.dataSource.query('alter table notes disable row level security')).rejects.toThrow(
      'owner',
    );
  });
});
