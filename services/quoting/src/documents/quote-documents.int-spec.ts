import { randomUUID } from 'node:crypto';
import { quotes } from '@overland/contracts';
import { WarmBrowser } from '@overland/documents';
import { pagesOf, ReadBrowser } from '@overland/documents/testing';
import { Clock, systemScope, withPortal } from '@overland/service-kit';
import { aSession, FixedClock, startTestService, type TestService } from '@overland/service-kit/testing';
import { quoting } from '../index.js';
import { QuoteEntity } from '../quotes/quote.entity.js';
import { aPlainPortal, aQuoteRequest, replicate } from '../testing/builders.js';

const now = new Date('2026-11-20T20:05:00Z');
const clock = new FixedClock(now);
const browser = new ReadBrowser();
const lone = aPlainPortal({ companyTariff: 211, portalAdminDiscount: 37, displayDiscountOption: true });
const north = aPlainPortal({ companyName: 'Northgate Relocation', sharesQuotes: true });
const shy = aPlainPortal({ companyName: 'Fairview Motors', sharesQuotes: true });
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
  await replicate(service, lone, north, shy, direct);
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
const text = () => browser.text();

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
    expect(pagesOf(reply.raw)).toBe(1);
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

  it('is made once, and again when the quote, its company or its state has changed', async () => {
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
    await replicate(service, { ...lone, version: lone.version + 1, companyName: 'Lone Star Cars' });
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
  it('may be read by those who may see the quote: its portal and MCAdmin; for others it does not exist', async () => {
    const quote = await createQuote();
    expect((await staffPdf(quote._id, mcAdmin)).status).toBe(200);
    const [foreign, unknown] = [await staffPdf(quote._id, northUser), await staffPdf(randomUUID())];
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect({ ...foreign.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
    const anonymous = await service.call(quotes.pdf, { params: { quoteId: quote._id } });
    expect(anonymous.status).toBe(401);
  });

  it('may be read without signing in only if the quote is public', async () => {
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

describe('the picture of a shared link', () => {
  const picture = (quoteId: string) => service.call(quotes.publicPicture, { params: { quoteId } });

  it('is a PNG of 1200 by 630 pixels with route and price, and nothing of the customer', async () => {
    const quote = await createQuote(northUser);
    const reply = await picture(quote._id);
    expect(reply).toMatchObject({ status: 200, headers: { 'content-type': 'image/png' } });
    expect([reply.raw.readUInt32BE(16), reply.raw.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(text()).toContain('Dallas, TX');
    expect(text()).toContain(`$${quote.totalPricing['1'].totalOpenTransportPortal.toLocaleString('en-US')}`);
    expect(text()).not.toContain('Marcus');
  });

  it('names no price that cannot be booked any more', async () => {
    const quote = await createQuote(northUser);
    clock.moveTo(new Date('2026-12-20T20:05:00Z'));
    expect((await picture(quote._id)).status).toBe(200);
    expect(text()).not.toContain('$');
  });

  it('is in the language of its customer', async () => {
    const quote = await createQuote(northUser, { language: 'es' });
    expect((await picture(quote._id)).status).toBe(200);
    expect(text()).toContain('1 vehículo, de puerta a puerta');
    expect(text()).not.toContain('QUOTE');
  });

  it('is made once for all who ask, and leaves the PDF as it is', async () => {
    const quote = await createQuote(northUser);
    const before = browser.pages.length;
    const replies = await Promise.all(Array.from({ length: 5 }, () => picture(quote._id)));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([200]));
    expect(browser.pages.length - before).toBe(1);
    expect(pagesOf((await publicPdf(quote._id)).raw)).toBe(1);
  });

  it('exists only where the quote is public', async () => {
    const [secret, unknown] = [await picture((await createQuote(loneUser))._id), await picture(randomUUID())];
    expect([secret.status, unknown.status]).toEqual([404, 404]);
    expect({ ...secret.body, requestId: '' }).toEqual({ ...unknown.body, requestId: '' });
  });
});

describe('a client that already has the PDF', () => {
  const ask = (quoteId: string, tag: unknown, as: typeof loneUser | null = loneUser) =>
    service.call(as ? quotes.pdf : quotes.publicPdf, {
      as,
      params: { quoteId },
      headers: { 'if-none-match': String(tag) },
    });

  it('gets a 304 without a page being made or sent, and caches it privately', async () => {
    const quote = await createQuote();
    const { headers, raw } = await staffPdf(quote._id);
    expect(headers).toMatchObject({
      etag: expect.stringMatching(/^"[\w-]{22}"$/),
      'cache-control': 'private, no-cache',
      'content-length': String(raw.length),
    });
    const printed = browser.pages.length;
    const again = await ask(quote._id, `W/"other", ${headers.etag}`);
    expect(again).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    expect([again.raw.length, again.headers['content-type']]).toEqual([0, undefined]);
    expect((await ask(quote._id, '"other"')).raw.equals(raw)).toBe(true);
    expect(browser.pages.length).toBe(printed);
  });

  it('gets the new one when the quote, its company or its state has changed', async () => {
    const quote = await createQuote();
    const tags = new Set<unknown>();
    const next = async () => {
      const reply = await ask(quote._id, [...tags].at(-1));
      expect(reply.status).toBe(200);
      tags.add(reply.headers.etag);
    };
    await next();
    await service.call(quotes.update, { as: loneUser, body: { quoteId: quote._id, status: 'Saved' } });
    await next();
    await replicate(service, { ...lone, version: lone.version + 2, companyName: 'Lone Star Trucks' });
    await next();
    clock.moveTo(new Date('2026-12-20T20:05:00Z'));
    await next();
    expect(tags.size).toBe(4);
  });

  it('gets another one for another language; without one it is that of its customer', async () => {
    const quote = await createQuote(aSession({ role: 'User', portalId: shy._id }));
    await withPortal(service.dataSource, systemScope, (manager) =>
      manager.update(QuoteEntity, { id: quote._id }, { language: 'es' }),
    );
    const inLanguage = (query: { language?: string }) =>
      service.call(quotes.publicPdf, { params: { quoteId: quote._id }, query });
    const own = await inLanguage({});
    expect(text()).toContain(`COTIZACIÓN: #${quote.uniqueId}`);
    expect((await inLanguage({ language: 'es' })).headers.etag).toBe(own.headers.etag);
    const english = await inLanguage({ language: 'en' });
    expect(english.headers.etag).not.toBe(own.headers.etag);
    expect(text()).toContain(`QUOTE: #${quote.uniqueId}`);
    expect((await inLanguage({ language: 'xx' })).status).toBe(400);
  });

  it('must still be allowed to see it', async () => {
    const quote = await createQuote(aSession({ role: 'User', portalId: shy._id }));
    const { etag } = (await publicPdf(quote._id)).headers;
    expect((await ask(quote._id, etag, null)).status).toBe(304);
    expect((await ask(quote._id, etag, loneUser)).status).toBe(404);
    await replicate(service, { ...shy, version: shy.version + 1, sharesQuotes: false });
    expect((await ask(quote._id, etag, null)).status).toBe(404);
  });
});

describe('looking a quote up for its PDF', () => {
  it('reads in the scope of the portal, which its connection does not keep', async () => {
    const quote = await createQuote();
    const statusFor = async (as: typeof loneUser) =>
      (await service.call(quotes.pdf, { as, params: { quoteId: quote._id } })).status;
    expect([await statusFor(loneUser), await statusFor(northUser)]).toEqual([200, 404]);
    const seen = await Promise.all(
      Array.from({ length: 20 }, () => service.dataSource.query<object[]>('select id from quotes')),
    );
    expect(seen.flat()).toEqual([]);
  });
});

it('T18: a name loads nothing, whatever address it contains', async () => {
  const before = browser.refused;
  const customerFullName = '<img src="//127.0.0.1:9/x"><iframe src="file:/etc/passwd"></iframe>';
  const quote = await createQuote(northUser, { customerFullName });
  expect((await publicPdf(quote._id)).status).toBe(200);
  expect(browser.pages.at(-1)).toContain('&lt;img src&#x3D;&quot;');
  expect(browser.refused).toBe(before);
});
