import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { callRaw, startTestGateway, type TestGateway } from './test-gateway.js';

const template = `<!doctype html><html lang="en"><head><title>__PAGE_TITLE__</title></head>
<body><noscript>__NO_SCRIPT__</noscript></body></html>`;

const page = (target: string, more: object) => ({ path: target, access: 'anyone', files: [], ...more });
const pages = [
  page('/track-order', {
    title: 'Track Your Order',
    description: 'See where your car is and when it arrives.',
  }),
  page('/quote/public/:quoteId', { title: 'Your quote', picture: '/api/quote/public/:quoteId/picture' }),
];

let gateway: TestGateway;

function put(file: string, text: string): void {
  const full = path.join(gateway.sitesRoot, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeAll(async () => {
  gateway = await startTestGateway({ env: { BRAND_NAME: 'Overland' } });
  put('mfe-public/dist/site/index.html', template);
  put('mfe-public/dist/site/site.json', JSON.stringify({ entry: [], pages }));
  put('shell/dist/index.html', template);
  put('shell/dist/shell.json', JSON.stringify({ entry: [], area: [], frame: [], shared: {}, pages }));
});
afterAll(() => gateway.close());

const get = (target: string, headers: Record<string, string> = {}, port = gateway.publicPort) =>
  callRaw(port, { path: target, headers });
const languageOf = async (target: string, headers: Record<string, string> = {}) =>
  /<html lang="(\w+)"/.exec((await get(target, headers)).text)?.[1];

describe('the HTML of a public page', () => {
  it.each([
    ['es-419,es;q=0.9,en;q=0.8', 'es'],
    ['xx, en;q=0.5, es;q=0.7', 'es'],
    ['en-US,en;q=0.9,es;q=0.8', 'en'],
    ['es;q=0, en;q=0.1', 'en'],
    ['xx', 'en'],
    [';;q=,,*', 'en'],
  ])('is in the first language of the browser that we speak: %s', async (accepted, expected) => {
    expect(await languageOf('/track-order', { 'accept-language': accepted })).toBe(expected);
  });

  it('is in the language that was chosen, or that its address names, before that of the browser', async () => {
    const english = { 'accept-language': 'en' };
    const kept = { ...english, cookie: 'a=b; overland-language=es' };
    expect(await languageOf('/track-order', kept)).toBe('es');
    expect(await languageOf('/track-order?lang=en', kept)).toBe('en');
    expect(await languageOf('/track-order?lang=es', english)).toBe('es');
    expect(await languageOf('/track-order?lang=%3Cscript%3E', english)).toBe('en');
    expect(await languageOf('/track-order', { cookie: 'overland-language="><script>' })).toBe('en');
  });

  it('has its title, description and addresses in that language', async () => {
    const { text, headers } = await get('/track-order?lang=es');
    const address = 'http://localhost:8081/track-order';
    expect(text).toContain('<title>Rastree su pedido · Overland</title>');
    expect(text).toContain('<meta name="description" content="Vea dónde está su auto y cuándo llega.">');
    expect(text).toContain(`<link rel="canonical" href="${address}?lang=es">`);
    expect(text).toContain(`<link rel="alternate" hreflang="en" href="${address}">`);
    expect(text).toContain(`<link rel="alternate" hreflang="es" href="${address}?lang=es">`);
    expect(text).toContain('<meta property="og:locale" content="es_US">');
    expect(text).toContain('<meta property="og:title" content="Rastree su pedido">');
    expect(text).toContain('<noscript>Active JavaScript para usar este sitio.</noscript>');
    expect(headers).toMatchObject({ 'content-language': 'es', vary: 'accept-language, cookie' });
  });

  it('says of what it depends on besides how it is compressed', async () => {
    const { headers } = await get('/track-order', { 'accept-encoding': 'br' });
    expect(headers.vary).toBe('accept-language, cookie, accept-encoding');
  });

  it('that is no page is in that language, too', async () => {
    const { status, text } = await get('/nowhere', { 'accept-language': 'es' });
    expect([status, text]).toEqual([404, expect.stringContaining('<html lang="es">')]);
  });
});

it('the staff site is English whatever the browser says', async () => {
  const { text, headers } = await get('/track-order?lang=es', { 'accept-language': 'es' }, gateway.staffPort);
  expect(text).toContain('<html lang="en">');
  expect(text).toContain('<title>Track Your Order · Overland</title>');
  expect(headers).not.toHaveProperty('content-language');
});

it('the site is installed under texts of its language', async () => {
  const { text, headers } = await get('/manifest.webmanifest?lang=es');
  expect(JSON.parse(text)).toMatchObject({
    id: '/',
    lang: 'es',
    description: 'Transporte su auto y siga su camino.',
    shortcuts: [{ name: 'Rastree su pedido' }, { name: 'Estado del pedido' }],
  });
  expect(headers).toMatchObject({ 'content-language': 'es', vary: 'accept-language, cookie' });
});

describe('a shared link to a quote', () => {
  /** The language of the page, and the title that messengers show. */
  const shared = async (target: string) => {
    const { text } = await get(target, { 'accept-language': 'en' });
    return [/<html lang="(\w+)"/.exec(text)?.[1], /og:title" content="([^"]*)/.exec(text)?.[1]];
  };

  it('is shown in the language of the quote, and opens in that of who opens it', async () => {
    expect(await shared('/quote/public/es')).toEqual(['en', 'Su cotización']);
    expect(await shared('/quote/public/en?lang=es')).toEqual(['es', 'Your quote']);
  });

  it('is shown in that of the page where there is no such quote', async () => {
    expect(await shared('/quote/public/unknown')).toEqual(['en', 'Your quote']);
  });

  it('does not keep the page waiting for an answer', async () => {
    let answer: () => void = () => undefined;
    gateway.sessions.gate = new Promise((resolve) => {
      answer = resolve;
    });
    expect(await shared('/quote/public/es')).toEqual(['en', 'Your quote']);
    answer();
  });
});
