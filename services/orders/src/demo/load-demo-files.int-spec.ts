import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, systemScope, withPortal } from '@overland/service-kit';
import { LocalFileStore } from '@overland/service-kit/files';
import { startTestService, type TestService } from '@overland/service-kit/testing';
import sharp from 'sharp';
import { OrderClaimEntity } from '../claims/order-claim.entity.js';
import { previewKeyOf } from '../files/object-keys.js';
import { OrderFileEntity } from '../files/order-file.entity.js';
import { orders as ordersService } from '../index.js';
import { OrderEntity } from '../orders/order.entity.js';
import { historyOf, pathTo, storeOrder } from '../testing/orders-test-bed.js';
import { addDemoClaims } from './demo-claims.js';
import { loadDemoFiles } from './load-demo-files.js';

let service: TestService;
let folder: string;
let store: LocalFileStore;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overland-demo-files-'));
  store = new LocalFileStore({ folder, linkKey: Buffer.alloc(32), clock: new Clock(), downloadSite: '' });
  service = await startTestService(ordersService);
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

const filesOf = ({ orderId }: { orderId: string }) =>
  withPortal(service.dataSource, systemScope, (manager) =>
    manager.find(OrderFileEntity, { where: { orderId }, order: { addedAt: 'ASC' } }),
  );
const claimsOf = ({ orderId }: { orderId: string }) =>
  withPortal(service.dataSource, systemScope, (manager) => manager.findBy(OrderClaimEntity, { orderId }));
const bytesOf = async (key: string) => buffer(await store.get(key));

it('demo orders that were picked up have a bill of lading and photos, once, and others have none', async () => {
  const [waiting, delivered] = [await storeOrder(service), await storeOrder(service, pathTo.delivered)];
  await loadDemoFiles(service.dataSource, store);
  await loadDemoFiles(service.dataSource, store);
  expect(await filesOf(waiting)).toEqual([]);
  const files = await filesOf(delivered);
  expect(files.map(({ name }) => name).sort()).toEqual([
    'Bill of lading.pdf',
    'Delivery photo.jpg',
    'Pickup photo.jpg',
  ]);
  const notes = (await historyOf(service, delivered.orderId)).map(({ note }) => note);
  expect(notes).toEqual(expect.arrayContaining(files.map(({ name }) => `Added ${name}.`)));
  const [paper, photo] = ['application/pdf', 'image/jpeg'].map((type) =>
    files.find((one) => one.type === type),
  );
  const text = String(await bytesOf(paper?.key ?? ''));
  expect(text).toMatch(/^%PDF-1\.4/);
  expect(text).toContain(`(No. ${delivered.uniqueId})`);
  expect((await bytesOf(photo?.key ?? '')).length).toBe(photo?.size);
  expect((await sharp(await bytesOf(previewKeyOf(photo?.key ?? ''))).metadata()).format).toBe('webp');
});

it('some that were delivered days ago have a claim, each in another state', async () => {
  const stored: Awaited<ReturnType<typeof storeOrder>>[] = [];
  for (let count = 0; count < 4; count += 1) stored.push(await storeOrder(service, pathTo.delivered));
  const deliveredAt = new Date(Date.now() - 6 * dayMs);
  await withPortal(service.dataSource, systemScope, async (manager) => {
    const orders = [];
    for (const { orderId } of stored)
      orders.push(await manager.findOneByOrFail(OrderEntity, { id: orderId }));
    const [today, ...before] = orders.map((order) => ({ order, deliveredAt }));
    await addDemoClaims(manager, [...(today ? [{ ...today, deliveredAt: new Date() }] : []), ...before]);
  });
  const claims = (await Promise.all(stored.map(claimsOf))).flat();
  expect(claims.map(({ state, agreed, paid }) => [state, agreed, paid])).toEqual([
    ['inReview', null, null],
    ['paid', 240, 240],
    ['declined', null, null],
  ]);
  expect((await historyOf(service, stored[2]?.orderId ?? '')).map(({ note }) => note)).toEqual(
    expect.arrayContaining(['Paid $240 for claim 1.']),
  );
});
