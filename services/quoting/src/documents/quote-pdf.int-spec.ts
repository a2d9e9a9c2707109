import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import { Clock, savePortal, systemScope, withPortal } from '@overland/service-kit';
import {
  aSession,
  FixedClock,
  startTestService,
  type TestReply,
  type TestService,
} from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';
import { WarmBrowser } from './warm-browser.js';

/** Keeps what was to be printed, so that the page can be read. */
class ReadBrowser extends WarmBrowser {
  readonly pages: string[] = [];

  override print(html: string): Promise<Buffer> {
    this.pages.push(html);
    return super.print(html);
  }
}

const now = new Date('2026-11-20T20:05:00Z');
const clock = new FixedClock(now);
const browser = new ReadBrowser({ pauseMs: 0 });
const lone = aPlainPortal({ companyTariff: 211, portalAdminDiscount: 37, displayDiscountOption: true });
const north = aPlainPortal({ companyName: 'Northgate Relocation', sharesQuotes: true });
const direct = aPlainPortal({ companyName: 'Overland Direct', isCustomerPortal: true });
const loneUser = aSession({ role: 'User', portalId: lone._id });
const northUser = aSession({ role: 'User', portalId: north._id });
const mcAdmin = aSession({ role: 'MCAdmin', portalId: randomUUID() });

let service: TestService;

beforeAll(async () => {
  process.env.PUBLIC_SITE_URL = 'https://overland.example/';
  service = await startTestService(quoting, {
    overrides: [
      [Clock, clock],
      [WarmBrowser, browser],
    ],
  });
  await replicate(service.dataSource, lone, north, direct);
});
afterAll(async () => {
  delete process.env.PUBLIC_SITE_URL;
  await service.close();
  await browser.onApplicationShutdown();
});
beforeEach(() => clock.moveTo(now));

async function createQuote(as = loneUser, changes = {}) {
  const reply = await service.call(quotes.create, { as, body: aQuoteRequest(changes) });
  expect(reply).toMatchObject({ status: 200 });
  return reply.body;
}

const staffPdf = (quoteId: string, as = loneUser) => service.call(quotes.pdf, { as, params: { quoteId } });
const publicPdf = (quoteId: string) => service.call(quotes.publicPdf, { params: { quoteId } });
const sheetsOf = ({ raw }: TestReply) => raw.toString('latin1').match(/\/Type \/Page\b(?!s)/g)?.length ?? 0;
/** The page that was printed last, as text. */
const text = () =>
  (browser.pages.at(-1) ?? '').replace(/<style>[\s\S]*<\/style>/, '').replace(/<[^>]*>/g, ' ');

describe('the PDF of a quote', () => {
  it('is one sheet, named by the number of the quote', async () => {
    const vehicles = Array(3).fill({ make: 'Honda', model: 'Accord', operableBool: false });
    const quote = await createQuote(loneUser, { vehicleQuotes: vehicles });
    const reply = await staffPdf(quote._id);
    expect(reply).toMatchObject({
      status: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `attachment; filename="quote-${quote.uniqueId}.pdf"`,
      },
    });
    expect(reply.raw.subarray(0, 5).toString()).toBe('%PDF-');
    expect(sheetsOf(reply)).toBe(1);
    expect(text()).toContain(`QUOTE: #${quote.uniqueId}`);
    expect(text()).toContain('Marcus Bell');
  });

  it('T13: shows the customer’s prices, and nothing of provider rate, tariff or commission', async () => {
    const quote = await createQuote(loneUser, { commission: '313' });
    expect((await staffPdf(quote._id)).status).toBe(200);
    const { totalOpenTransportPortal, totalOpenTransportSD } = quote.totalPricing['1'];
    expect(text()).toContain(`$${totalOpenTransportPortal.toLocaleString('en-US')}`);
    expect(text()).not.toContain(`$${totalOpenTransportSD.toLocaleString('en-US')}`);
    expect(text()).not.toMatch(/tariff|commission|provider rate|\$(?:211|313|37)\b/i);
  });

  it('is made once, and anew when the quote, its company or its standing has changed', async () => {
    const quote = await createQuote();
    const made = async () => {
      const before = browser.pages.length;
      expect((await staffPdf(quote._id)).status).toBe(200);
      return browser.pages.length - before;
    };
    expect([await made(), await made()]).toEqual([1, 0]);
    await service.call(quotes.switchTransport, {
      as: loneUser,
      body: { quoteId: quote._id, transportType: 'ENCLOSED' },
    });
    expect([await made(), await made()]).toEqual([1, 0]);
    expect(text()).toContain('Enclosed (Gold)');
    await withPortal(service.dataSource, systemScope, (manager) =>
      savePortal(manager, { ...lone, version: lone.version + 1, companyName: 'Lone Star Cars' }),
    );
    expect([await made(), await made()]).toEqual([1, 0]);
    expect(text()).toContain('Lone Star Cars');
    clock.moveTo(new Date('2026-12-20T20:05:00Z'));
    expect([await made(), await made()]).toEqual([1, 0]);
    expect(text()).toContain('This price expired on Nov 27, 2026');
  });

  it('is made once for 20 who ask at the same time', async () => {
    const quote = await createQuote();
    const before = browser.pages.length;
    const replies = await Promise.all(Array.from({ length: 20 }, () => staffPdf(quote._id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(browser.pages.length - before).toBe(1);
  });

  it('of 20 quotes is served to all who ask at the same time', async () => {
    const made = await Promise.all(Array.from({ length: 20 }, () => createQuote()));
    const replies = await Promise.all(made.map(({ _id }) => staffPdf(_id)));
    expect(replies.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(browser.chromium.starts).toBe(1);
  });
});

describe('who may have it', () => {
  it('is whoever may see the quote: its portal and MCAdmin; to others it does not exist', async () => {
    const quote = await createQuote();
    expect((await staffPdf(quote._id, mcAdmin)).status).toBe(200);
    const [foreign, unknown] = [await staffPdf(quote._id, northUser), await staffPdf(randomUUID())];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    const nobody = await service.call(quotes.pdf, { params: { quoteId: quote._id } });
    expect(nobody.status).toBe(401);
  });

  it('without signing in is everyone for a quote that is public, and nobody for another', async () => {
    const [shared, secret] = [await createQuote(northUser), await createQuote(loneUser)];
    const reply = await publicPdf(shared._id);
    expect(reply.status).toBe(200);
    expect(reply.raw.subarray(0, 5).toString()).toBe('%PDF-');
    const [hidden, unknown] = [await publicPdf(secret._id), await publicPdf(randomUUID())];
    expect([hidden.status, unknown.status]).toEqual([404, 404]);
    expect({ ...hidden.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });

  it('finds a link and its code on it only where the quote is public', async () => {
    const [shared, secret] = [await createQuote(northUser), await createQuote(loneUser)];
    await staffPdf(shared._id, northUser);
    expect(browser.pages.at(-1)).toContain(`href="https://overland.example/quote/public/${shared._id}"`);
    expect(text()).toContain('Book online');
    await staffPdf(secret._id);
    expect(browser.pages.at(-1)).not.toMatch(/href=|quote\/public/);
  });
});

it('T18: a name asks for nothing, wherever it points', async () => {
  const before = browser.refused;
  const customerFullName = '<img src="http://127.0.0.1:9/x"><iframe src="file:///etc/passwd"></iframe>';
  const quote = await createQuote(northUser, { customerFullName });
  expect((await publicPdf(quote._id)).status).toBe(200);
  expect(browser.pages.at(-1)).toContain('&lt;img src&#x3D;&quot;http');
  expect(browser.refused).toBe(before);
});
