import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { type OrderFile, orderFiles, orders } from '@overland/contracts';
import { DueWorks } from '@overland/service-kit';
import { FileStore } from '@overland/service-kit/files';
import { aSession } from '@overland/service-kit/testing';
import type { DemoOrder } from '../demo/demo-order.js';
import { historyOf } from '../testing/orders-test-bed.js';
import { startTermsTestBed, type TermsTestBed } from '../testing/terms-test-bed.js';
import { TermsPdfFiler } from './terms-pdf-filer.worker.js';

let folder: string;
let bed: TermsTestBed;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'overland-terms-'));
  process.env.FILES_DIR = folder;
  bed = await startTermsTestBed();
});
afterAll(async () => {
  await bed.close();
  await rm(folder, { recursive: true });
});
afterEach(() => jest.restoreAllMocks());

const file = () => bed.service.app.get(DueWorks).workOff(TermsPdfFiler);
async function filesOf({ orderId, portalId }: DemoOrder): Promise<OrderFile[]> {
  const as = aSession({ portalId });
  return (await bed.service.call(orders.get, { as, params: { orderId } })).body.files;
}
const notesOf = async ({ orderId }: DemoOrder) =>
  (await historyOf(bed.service, orderId)).map(({ note }) => note);

describe('accepted terms', () => {
  it('are put among the files of the order, once, also by two workers', async () => {
    const order = await bed.order();
    await bed.accept(order);
    expect(await filesOf(order)).toEqual([]);
    await Promise.all([file(), file()]);
    await file();
    const files = await filesOf(order);
    expect(files).toMatchObject([
      { name: 'Accepted terms, Nov 20, 2026, version 1.pdf', type: 'application/pdf' },
    ]);
    expect(
      (await notesOf(order)).filter((note) => note === 'Added Accepted terms, Nov 20, 2026, version 1.pdf.'),
    ).toHaveLength(1);
    const bytes = await buffer(await bed.service.app.get(FileStore).get(files[0]?.key ?? ''));
    expect(bytes.subarray(0, 5).toString()).toBe('%PDF-');
    expect(bytes.length).toBe(files[0]?.size);
  });

  it('are proof that nobody removes, whoever it is, nor shows to the customer, who has them', async () => {
    const order = await bed.order();
    await bed.accept(order);
    await file();
    const [{ key, ...shown } = { key: '' }] = await filesOf(order);
    expect(shown).toMatchObject({ isProof: true, forCustomer: false });
    const params = { orderId: order.orderId };
    for (const as of [aSession({ role: 'MCAdmin' }), aSession({ role: 'Admin', portalId: order.portalId })]) {
      const removed = await bed.service.call(orderFiles.remove, { as, params, body: { url: key } });
      const body = { key, forCustomer: true };
      const shownTo = await bed.service.call(orderFiles.setForCustomer, { as, params, body });
      expect([removed.status, shownTo.status]).toEqual([409, 409]);
    }
    expect(await filesOf(order)).toMatchObject([{ key, removedAt: null, forCustomer: false }]);
  });

  it('are filed as they were accepted, whatever the order is by then', async () => {
    const order = await bed.order();
    await bed.accept(order);
    const change = 'update orders set price = 2400, terms_accepted_at = null where id = $1';
    await bed.select(change, [order.orderId]);
    await file();
    expect(bed.browser.text()).toMatch(/\$1,090[\s\S]*Accepted by/);
    expect(bed.browser.text()).not.toContain('2,400');
    await bed.accept(order);
    await file();
    expect(await filesOf(order)).toHaveLength(2);
  });

  it('wait for the next run where the file could not be stored, and hold up no other order', async () => {
    const [first, second] = [await bed.order(), await bed.order()];
    await bed.accept(first);
    bed.clock.advanceSeconds(1);
    await bed.accept(second);
    jest.spyOn(bed.service.app.get(FileStore), 'put').mockRejectedValueOnce(new Error('The disk is away.'));
    await file();
    expect([await filesOf(first), await filesOf(second)].map(({ length }) => length)).toEqual([0, 1]);
    await bed.select('update terms_filings set due_at = now()');
    await file();
    expect(await filesOf(first)).toHaveLength(1);
  });
});
