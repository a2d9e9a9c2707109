import { randomUUID } from 'node:crypto';
import { systemScope, withPortal } from '@overland/service-kit';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import { DataSource, type EntityManager } from 'typeorm';
import { orders as ordersService } from '../index.js';
import { storeOrder } from '../testing/orders-test-bed.js';
import { TellNotesApart1791000000140 } from './1791000000140-tell-notes-apart.js';

let service: TestService;
let owner: DataSource;

beforeAll(async () => {
  service = await startTestService(ordersService);
  owner = await new DataSource({ type: 'postgres', url: service.database.ownerUrl }).initialize();
});
afterAll(async () => {
  await owner.destroy();
  await service.close();
});

const run = (step: 'up' | 'down') =>
  owner.transaction(async ({ queryRunner }) => {
    if (!queryRunner) throw new Error('A transaction has a query runner.');
    await new TellNotesApart1791000000140()[step](queryRunner);
  });

const everywhere = <T>(work: (manager: EntityManager) => Promise<T>) =>
  withPortal(service.dataSource, systemScope, work);

it('the migration tells moves, edits, notes and payments of before apart', async () => {
  const { orderId } = await storeOrder(service);
  await run('down');
  const actor = randomUUID();
  const lines: [note: string, to: string | null, source: string, changes: string, kind: string][] = [
    ['', 'posted', 'staff', '[]', 'move'],
    ['Marked paid.', 'new', 'staff', '[]', 'payment'],
    ['Asked the customer to pay.', null, 'system', '[]', 'payment'],
    ['', null, 'staff', '[{"field":"Price","from":"1","to":"2"}]', 'edit'],
    ['Added Bill of lading.pdf.', null, 'staff', '[]', 'other'],
    ['Reminded the customer of the pickup.', null, 'system', '[]', 'other'],
    ['Call before 9.', null, 'staff', '[]', 'note'],
  ];
  await everywhere(async (manager) => {
    for (const [note, to, source, changes] of lines) {
      await manager.query(
        `insert into activities (order_id, portal_id, at, actor, to_status, source, note, changes)
         select $1, portal_id, now(), $2, $3, $4, $5, $6::jsonb from orders where id = $1`,
        [orderId, actor, to, source, note, changes],
      );
    }
  });
  await run('up');
  const found = await everywhere((manager) =>
    manager.query<{ kind: string }[]>('select kind from activities where actor = $1 order by id', [actor]),
  );
  expect(found.map(({ kind }) => kind)).toEqual(lines.map(([, , , , kind]) => kind));
});
