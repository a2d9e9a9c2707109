import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { exportHours, type OrderExport, orderExports, orders, type Session } from '@overland/contracts';
import { hourMs } from '@overland/contracts/calendar';
import { AppError, Clock, FixedClock, systemScope, withPortal } from '@overland/service-kit';
import { LocalFileStore } from '@overland/service-kit/files';
import {
  aSession,
  bootTestApp,
  startTestService,
  type TestService,
  until,
} from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { copyOrders } from '../testing/copy-orders.js';
import { storeOrder } from '../testing/orders-test-bed.js';
import { ExportWorker } from './export.worker.js';
import { ExportFiles } from './export-files.js';
import { MOST_STREAMED } from './streamed-export.service.js';

const clock = new FixedClock(new Date('2026-11-20T15:00:00Z'));
const overrides: [symbol | typeof Clock, unknown][] = [
  [Clock, clock],
  [MOST_STREAMED, 3],
];
const portalId = randomUUID();
const user = aSession({ portalId });
const colleague = aSession({ portalId });
const staff = aSession({ role: 'MCAdmin' });

let service: TestService;
let folder: string;
let worker: Awaited<ReturnType<typeof bootTestApp>>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overland-exports-'));
  process.env.FILES_DIR = folder;
  service = await startTestService(ordersService, { overrides });
  const { orderId } = await storeOrder(service, ['new'], { portalId });
  await copyOrders(service, { orderId, count: 2499, firstNumber: 200_000 });
  await storeOrder(service, ['new'], { customerFullName: 'Of another portal' });
  worker = await bootTestApp(ordersService, { role: 'worker', overrides });
});
afterAll(async () => {
  await worker.close();
  await service.close();
  await rm(folder, { recursive: true });
});
beforeEach(() => clock.moveTo(new Date('2026-11-20T15:00:00Z')));
afterEach(async () => {
  jest.restoreAllMocks();
  for (const as of [user, colleague, staff]) for (const { _id } of await list(as)) await remove(_id, as);
});

const start = (as: Session | null, body: object = {}) =>
  service.call(orderExports.start, { as, body: { format: 'csv', ...body } });
const list = async (as: Session): Promise<OrderExport[]> =>
  (await service.call(orderExports.list, { as })).body;
const remove = (exportId: string, as: Session) =>
  service.call(orderExports.remove, { as, params: { exportId } });

async function finished(exportId: string, as: Session): Promise<OrderExport> {
  const find = async () => (await list(as)).find(({ _id, state }) => _id === exportId && state !== 'running');
  await until('the export is finished', async () => (await find()) !== undefined, 25);
  const found = await find();
  if (!found) throw new Error('The export vanished.');
  return found;
}

const download = async (url: string | null) =>
  service.app.inject(
    String(url)
      .replace('http://localhost:8081', '')
      .replace(/^\/api/, ''),
  );

/** Keeps the worker from writing until it is let go. */
function holdWorker(): () => void {
  let letGo: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  const files = worker.get(ExportFiles, { strict: false });
  const open = files.open.bind(files);
  jest.spyOn(files, 'open').mockImplementation(async (...args) => {
    await held;
    return open(...args);
  });
  return letGo;
}

describe('more orders than are sent at once', () => {
  it('are refused with a hint, but not where they are chosen', async () => {
    const reply = await service.call(orders.export, { as: user, body: { format: 'csv' } });
    expect(reply).toMatchObject({
      status: 409,
      body: {
        code: 'tooManyRows',
        message: 'More than 3 orders are exported in the background.',
        details: { call: 'POST /orders/exports' },
      },
    });
    const few = await service.call(orders.export, {
      as: user,
      body: { format: 'csv', status: ['Delivered'] },
    });
    expect(few.status).toBe(200);
  });

  it.each([
    ['csv', 'text/csv'],
    ['xlsx', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ])('are written to a %s file in the background, which is downloaded by a link', async (format, type) => {
    const { status, body } = await start(user, { format });
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'running', rowsDone: 0, url: null, error: null });
    const done = await finished(body._id, user);
    expect(done).toMatchObject({ state: 'done', rowsDone: 2500, rowsTotal: 2500 });
    const file = await download(done.url);
    expect(file).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': type,
        'content-disposition': expect.stringContaining(`filename="orders-2026-11-20.${format}"`),
      },
    });
    if (format !== 'csv') return;
    const lines = file.body.split('\r\n').slice(1, -1);
    expect(new Set(lines.map((line) => line.split(',', 1)[0])).size).toBe(2500);
    expect(file.body).not.toContain('Of another portal');
  });

  it('T3: have what carriers cost where an MCAdmin asked, also by View As, and for nobody else after that', async () => {
    const headerOf = async (as: Session, body: object) => {
      const { _id, url } = await finished((await start(as, body)).body._id, as);
      return { exportId: _id, header: (await download(url)).body.split('\r\n')[0] };
    };
    expect((await headerOf(user, { status: ['On Hold'] })).header).toMatch(/,Owner$/);
    const { exportId, header } = await headerOf(staff, { portalId, status: ['On Hold'] });
    expect(header).toMatch(/Carrier paid,Margin,/);
    const demoted = aSession({ userId: staff.userId, role: 'Admin', portalId });
    expect(await list(demoted)).toEqual([]);
    expect((await remove(exportId, demoted)).status).toBe(404);
    expect(await list(staff)).toHaveLength(1);
  });

  it('T3: are of the own portal, whatever the request says, and for MCAdmin of all', async () => {
    const own = await start(user, { portalId: randomUUID() });
    expect((await finished(own.body._id, user)).rowsTotal).toBe(2500);
    const all = await start(staff);
    expect((await finished(all.body._id, staff)).rowsTotal).toBe(2501);
  });
});

describe('an export in the background', () => {
  it('is one at a time per person', async () => {
    const letGo = holdWorker();
    const replies = await Promise.all([start(user), start(user), start(user)]);
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect(replies.find(({ status }) => status === 409)?.body.message).toBe(
      'Another export of yours is still running. Please wait for it to end, or cancel it.',
    );
    expect((await start(colleague)).status).toBe(200);
    letGo();
    for (const as of [user, colleague]) await finished((await list(as))[0]?._id ?? '', as);
    expect((await start(user)).status).toBe(200);
  });

  it('T3: is nobody else’s, also in the same portal', async () => {
    const { body } = await start(user);
    await finished(body._id, user);
    for (const as of [colleague, staff, aSession()]) {
      expect((await list(as)).map(({ _id }) => _id)).not.toContain(body._id);
      expect((await remove(body._id, as)).status).toBe(404);
    }
    expect((await remove(randomUUID(), user)).status).toBe(404);
    expect((await start(null)).status).toBe(401);
  });

  it('that is canceled ends, and leaves no file', async () => {
    const letGo = holdWorker();
    const { body } = await start(user);
    await until('it has been counted', async () => (await list(user))[0]?.rowsTotal === 2500);
    expect((await remove(body._id, user)).body).toEqual({ exportId: body._id });
    letGo();
    expect(await list(user)).toEqual([]);
    const next = await start(user);
    expect((await finished(next.body._id, user)).state).toBe('done');
    expect(await readdir(path.join(folder, 'exports'))).not.toContain(body._id);
  });

  it('begins again after its worker has ended in the middle', async () => {
    const letGo = holdWorker();
    const { body } = await start(user);
    await until('it has been counted', async () => (await list(user))[0]?.rowsTotal === 2500);
    const closing = worker.close();
    letGo();
    await closing;
    expect((await list(user))[0]?.state).toBe('running');
    worker = await bootTestApp(ordersService, { role: 'worker', overrides });
    const { url } = await finished(body._id, user);
    expect((await download(url)).body.split('\r\n')).toHaveLength(2502);
  });

  it('says that it failed when the disk is full, and the next may be started', async () => {
    const full = new AppError('outOfSpace', 'There is no space left for files.');
    jest.spyOn(LocalFileStore.prototype, 'putStream').mockRejectedValueOnce(full);
    const { body } = await start(user);
    expect(await finished(body._id, user)).toMatchObject({
      state: 'failed',
      error: 'There is no space left for files.',
      url: null,
    });
    expect((await start(user)).status).toBe(200);
  });

  it('is named by the day on the calendar of its company', async () => {
    clock.moveTo(new Date('2026-11-21T02:00:00Z'));
    const { body } = await start(user);
    const { url } = await finished(body._id, user);
    expect((await download(url)).headers['content-disposition']).toContain('orders-2026-11-20.csv');
  });

  it('is deleted with its file a day later', async () => {
    const { body } = await start(user);
    const { url } = await finished(body._id, user);
    const exports = worker.get(ExportWorker, { strict: false });
    await exports.sweep();
    expect((await download(url)).statusCode).toBe(200);
    clock.moveTo(new Date(clock.now().getTime() + exportHours * hourMs + 1));
    await exports.sweep();
    expect(await list(user)).toEqual([]);
    expect(await readdir(path.join(folder, 'exports', body._id))).toEqual([]);
  });

  it('leaves no file a day later, also when it was canceled in a crash', async () => {
    const { body } = await start(user);
    await finished(body._id, user);
    // As after a crash: the row is gone, but not its file and the worker's folder.
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.query('delete from order_exports where id = $1', [body._id]),
    );
    const lost = path.join(folder, 'exports', body._id, `${body._id}.csv`);
    const unfinished = await mkdtemp(path.join(tmpdir(), 'overland-export-'));
    const aDayAgo = new Date(clock.now().getTime() - exportHours * hourMs - 1);
    const exports = worker.get(ExportWorker, { strict: false });
    await exports.sweep();
    expect([existsSync(lost), existsSync(unfinished)]).toEqual([true, true]);
    for (const one of [lost, unfinished]) await utimes(one, aDayAgo, aDayAgo);
    await exports.sweep();
    expect([existsSync(lost), existsSync(unfinished)]).toEqual([false, false]);
  });
});
