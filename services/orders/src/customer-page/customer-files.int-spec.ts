import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { customerOrders, orderFiles, orders } from '@overland/contracts';
import { dayMs } from '@overland/contracts/calendar';
import {
  Clock,
  FixedClock,
  linkKeyFrom,
  signOrderLink,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import { aSession, startTestService, type TestService, testKeys } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { newFileKey } from '../files/object-keys.js';
import { OrderFileEntity } from '../files/order-file.entity.js';
import { orders as ordersService } from '../index.js';
import { historyOf, pathTo, storeOrder, storePortal } from '../testing/orders-test-bed.js';
import { aPdf } from '../testing/pictures.js';

const noon = new Date('2026-11-20T18:00:00Z');
const clock = new FixedClock(noon);
const bytes = aPdf();
let service: TestService;
let folder: string;
let portalId: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overland-customer-files-'));
  process.env.FILES_DIR = folder;
  service = await startTestService(ordersService, { overrides: [[Clock, clock]] });
  portalId = (await storePortal(service, 'America/Chicago'))._id;
});
afterAll(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});
afterEach(() => clock.moveTo(noon));

const store = (path = pathTo.picked_up) => storeOrder(service, path, { portalId });

/** A document of the order, uploaded and added. */
async function aFile({ orderId }: DemoOrder, name = 'Bill of lading.pdf'): Promise<string> {
  const key = newFileKey(orderId, 'application/pdf');
  await service.app.get(FileStore).put(key, { bytes, type: 'application/pdf' });
  const row = { key, orderId, portalId, name, type: 'application/pdf', size: bytes.length } as const;
  const added = { state: 'added', hasPreview: false, forCustomer: false, removedAt: null } as const;
  await withPortal(service.dataSource, systemScope, (manager) =>
    manager
      .getRepository(OrderFileEntity)
      .insert({ ...row, ...added, addedBy: 'Robin Lee', createdAt: noon, addedAt: noon }),
  );
  return key;
}

const staff = aSession({ role: 'MCAdmin' });
const set = ({ orderId }: DemoOrder, key: string, forCustomer = true, as = staff) =>
  service.call(orderFiles.setForCustomer, { params: { orderId }, body: { key, forCustomer }, as });
const remove = ({ orderId }: DemoOrder, key: string) =>
  service.call(orderFiles.remove, { params: { orderId }, body: { url: key }, as: staff });
const restore = ({ orderId }: DemoOrder, key: string) =>
  service.call(orderFiles.restore, { params: { orderId }, body: { key }, as: staff });
const tokenOf = ({ orderId }: DemoOrder, issuedAt = noon) =>
  signOrderLink(linkKeyFrom(testKeys().sealKey, 'orders'), {
    kind: 'lookedUp',
    orderId,
    customerEmail: 'jordan@example.com',
    issuedAt,
  });
const shownTo = async (token: string) =>
  (await service.call(customerOrders.open, { body: { token } })).body.files;
const link = (token: string, key: string) => service.call(customerOrders.file, { body: { token, key } });
const download = (url: string) =>
  service.app.inject(url.replace('http://localhost:8081', '').replace(/^\/api/, ''));
const notesOf = async ({ orderId }: DemoOrder) =>
  (await historyOf(service, orderId))
    .filter(({ note }) => /customer/.test(note))
    .map(({ actor, note }) => ({ actor, note }));

describe('the files that the customer sees', () => {
  it('are those that staff marked, with name and size and nothing else', async () => {
    const order = await store();
    const [key] = [await aFile(order), await aFile(order, 'Carrier invoice.pdf')];
    const token = tokenOf(order);
    expect(await shownTo(token)).toEqual([]);
    const { status, body } = await set(order, key);
    expect(status).toBe(200);
    const marks = body.map(({ name, forCustomer }: Record<string, unknown>) => [name, forCustomer]);
    expect(Object.fromEntries(marks)).toEqual({ 'Bill of lading.pdf': true, 'Carrier invoice.pdf': false });
    expect(await shownTo(token)).toEqual([{ key, name: 'Bill of lading.pdf', size: bytes.length }]);
  });

  it('are downloaded as attachments from the public site, for minutes', async () => {
    const order = await store();
    const key = await aFile(order);
    await set(order, key);
    const { status, body } = await link(tokenOf(order), key);
    expect([status, Object.keys(body)]).toEqual([200, ['url']]);
    expect(body.url).toMatch(/^http:\/\/localhost:8081\/api\/files\/orders\//);
    const reply = await download(body.url);
    expect(reply.rawPayload).toEqual(bytes);
    expect(reply.headers['content-disposition']).toContain('attachment; filename="Bill of lading.pdf"');
    clock.advanceSeconds(600);
    expect((await download(body.url)).statusCode).toBe(403);
  });

  it('are marked and hidden with who did it in the history, each once', async () => {
    const order = await store();
    const key = await aFile(order);
    await Promise.all([set(order, key), set(order, key)]);
    await set(order, key, false);
    expect((await set(order, key, false)).status).toBe(200);
    expect(await shownTo(tokenOf(order))).toEqual([]);
    expect((await link(tokenOf(order), key)).status).toBe(404);
    const actor = expect.any(String);
    expect(await notesOf(order)).toEqual([
      { actor, note: 'Hid Bill of lading.pdf from the customer.' },
      { actor, note: 'Showed Bill of lading.pdf to the customer.' },
    ]);
  });

  it('are gone while they are removed, and there again once restored', async () => {
    const order = await store();
    const key = await aFile(order);
    await set(order, key);
    await remove(order, key);
    expect(await shownTo(tokenOf(order))).toEqual([]);
    expect((await link(tokenOf(order), key)).status).toBe(404);
    expect((await set(order, key, false)).status).toBe(409);
    await restore(order, key);
    expect(await shownTo(tokenOf(order))).toHaveLength(1);
  });
});

describe('T14: a file is not downloaded', () => {
  it('that is not marked, of another order, or nobody’s: one answer', async () => {
    const [order, other] = [await store(), await store()];
    const [unmarked, foreign] = [await aFile(order), await aFile(other)];
    await set(other, foreign);
    const moved = foreign.replace(other.orderId, order.orderId);
    const unknown = newFileKey(order.orderId, 'application/pdf');
    const answers = [];
    for (const key of [unmarked, foreign, moved, unknown, '', '../etc/passwd', 'x'.repeat(200)]) {
      const { status, body } = await link(tokenOf(order), key);
      answers.push(JSON.stringify([status, body.code, body.message]));
    }
    expect(new Set(answers)).toEqual(
      new Set([JSON.stringify([404, 'notFound', 'We could not find this file.'])]),
    );
  });

  it('by a wrong link, or one that has ended', async () => {
    const order = await store(pathTo.delivered);
    const key = await aFile(order);
    await set(order, key);
    const delivered = order.history.at(-1)?.at.getTime() ?? 0;
    const token = tokenOf(order, order.history[0].at);
    const unknown = tokenOf({ ...order, orderId: randomUUID() });
    for (const wrong of [unknown, `${token}x`, '', 'guessed']) {
      expect(await link(wrong, key)).toMatchObject({ status: 400, body: { code: 'linkExpired' } });
    }
    clock.moveTo(new Date(delivered + 60 * dayMs - 1000));
    expect((await link(token, key)).status).toBe(200);
    clock.moveTo(new Date(delivered + 60 * dayMs));
    expect(await link(token, key)).toMatchObject({ status: 400, body: { code: 'linkExpired' } });
  });
});

describe('T2: marking a file', () => {
  it('of another portal, or of another order, is the same 404 as one that does not exist', async () => {
    const [order, other] = [await store(), await store()];
    const key = await aFile(order);
    const stranger = aSession({ role: 'Admin' });
    const refused = [
      await set(order, key, true, stranger),
      await set(other, key),
      await set(order, newFileKey(order.orderId, 'application/pdf')),
      await set(order, 'orders/../x.pdf'),
    ];
    expect(refused.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await set(order, key, true, aSession({ role: 'User', portalId }))).status).toBe(200);
    const { body } = await service.call(orders.get, { params: { orderId: order.orderId }, as: staff });
    expect(body.files).toMatchObject([{ key, forCustomer: true }]);
  });

  it('needs a session, and a yes or no', async () => {
    const order = await store();
    const key = await aFile(order);
    const params = { orderId: order.orderId };
    const asNobody = await service.call(orderFiles.setForCustomer, {
      params,
      body: { key, forCustomer: true },
    });
    expect(asNobody.status).toBe(401);
    const body = { key, forCustomer: 'yes' } as never;
    expect((await service.call(orderFiles.setForCustomer, { params, body, as: staff })).status).toBe(400);
  });
});
