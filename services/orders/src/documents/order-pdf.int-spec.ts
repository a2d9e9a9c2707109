import { randomUUID } from 'node:crypto';
import { orders, orderWork, type PortalRecord, type Session } from '@overland/contracts';
import { WarmBrowser } from '@overland/documents';
import { pagesOf, ReadBrowser } from '@overland/documents/testing';
import { aSession, startTestService, type TestService } from '@overland/service-kit/testing';
import { orders as ordersService } from '../index.js';
import { storeOrder, storePortal } from '../testing/orders-test-bed.js';

const browser = new ReadBrowser();
const staff = aSession({ role: 'MCAdmin' });
let service: TestService;
let portal: PortalRecord;
let user: Session;

beforeAll(async () => {
  service = await startTestService(ordersService, { overrides: [[WarmBrowser, browser]] });
  portal = await storePortal(service, 'America/Chicago');
  user = aSession({ portalId: portal._id });
});
afterAll(async () => {
  await service.close();
  await browser.onApplicationShutdown();
});

const pdf = (orderId: string, as: Session | null = user, headers: Record<string, string> = {}) =>
  service.call(orders.pdf, { as, params: { orderId }, headers });

describe('the PDF of an order', () => {
  it('is one sheet, named by the number of the order, and has none of the driver', async () => {
    const driver = { carrierName: 'Big Rig LLC', name: 'Sam', phone: '(512) 555-0999', position: null };
    const demo = await storeOrder(service, ['new'], {
      portalId: portal._id,
      driver,
      rushFee: 200,
      price: 1290,
    });
    const reply = await pdf(demo.orderId);
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="Order ${demo.uniqueId}.pdf"`,
        'cache-control': 'private, no-cache',
      },
    });
    expect(reply.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(pagesOf(reply.raw)).toBe(1);
    expect(browser.text()).toContain(`ORDER: #${demo.uniqueId}`);
    expect(browser.text()).toMatch(/RUSH[\s\S]*\$200[\s\S]*Total[\s\S]*\$1,290/);
    expect(browser.text()).not.toMatch(/Big Rig|555-0999/);
  });

  it('is in the language of its customer', async () => {
    const demo = await storeOrder(service, ['new'], { portalId: portal._id, language: 'es' });
    expect((await pdf(demo.orderId)).headers['content-disposition']).toBe(
      `attachment; filename="Pedido ${demo.uniqueId}.pdf"`,
    );
    expect(browser.text()).toContain(`PEDIDO: #${demo.uniqueId}`);
    expect(browser.text()).toContain('antes de la recogida');
  });

  it('is made once, is not sent again to who has it, and is made again when the order has changed', async () => {
    const { orderId } = await storeOrder(service, ['new'], { portalId: portal._id });
    const { headers } = await pdf(orderId);
    const printed = browser.pages.length;
    const etag = String(headers.etag);
    expect(await pdf(orderId, user, { 'if-none-match': etag })).toMatchObject({ status: 304 });
    expect((await pdf(orderId, staff)).status).toBe(200);
    expect(browser.pages.length).toBe(printed);
    const body = { sdStatus: 'posted', note: '' };
    await service.call(orderWork.move, { as: staff, params: { orderId }, body });
    expect(await pdf(orderId, user, { 'if-none-match': etag })).toMatchObject({ status: 200 });
    expect(browser.text()).toContain('Confirmed');
  });

  it('T3: is read by its portal and MCAdmin; for others the order does not exist', async () => {
    const { orderId } = await storeOrder(service, ['new'], { portalId: portal._id });
    const stranger = aSession({ role: 'Admin' });
    const [foreign, unknown] = [await pdf(orderId, stranger), await pdf(randomUUID(), stranger)];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    expect((await pdf(orderId, null)).status).toBe(401);
    expect((await pdf(orderId, staff)).status).toBe(200);
  });

  it('T18: loads nothing, whatever address a note contains', async () => {
    const before = browser.refused;
    const { pickup, ...demo } = await storeOrder(service, ['new'], { portalId: portal._id });
    const notes = '<img src="//127.0.0.1:9/x"><iframe src="file:/etc/passwd"></iframe>';
    const noted = await storeOrder(service, ['new'], {
      portalId: demo.portalId,
      pickup: { ...pickup, notes },
    });
    expect((await pdf(noted.orderId)).status).toBe(200);
    expect(browser.pages.at(-1)).toContain('&lt;img src&#x3D;&quot;');
    expect(browser.refused).toBe(before);
  });
});
