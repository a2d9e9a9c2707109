import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gunzipSync } from 'node:zlib';
import { languages } from '@overland/i18n';
import { callRaw, startTestGateway, type TestGateway } from './test-gateway.js';

const template = `<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="overland-config" content='__OVERLAND_CONFIG__'></head><body></body></html>`;

const unescaped = (text: string) => JSON.parse(text.replaceAll('&quot;', '"'));

let gateway: TestGateway;

function put(file: string, text: string | Buffer): void {
  const full = path.join(gateway.sitesRoot, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

const page = (target: string, access: string, files: string[] = []) => ({
  path: target,
  title: target,
  access,
  files,
  shares: [],
});

beforeAll(async () => {
  gateway = await startTestGateway({
    env: { BRAND_NAME: `O'Hara <b>&"co"$&`, FILE_ORIGINS: 'https://files.example' },
  });
  put('shell/dist/index.html', `${template}__BRAND_NAME__staff`);
  put('shell/dist/assets/main.0123abcd.js', 'staff script');
  put('shell/dist/assets/main.0123abcd.js.br', brotliCompressSync('staff script'));
  put('shell/dist/robots.txt', 'robots');
  put('mfe-public/dist/site/service-worker.js', 'worker');
  put('shell/dist/icon-192.png', 'mark');
  put('shell/dist/.env', 'secret');
  put('shell/package.json', 'secret');
  const own = ['/', '/login', '/reset-password/:token?'].map((path) => page(path, 'anyone'));
  const noScripts = { entry: [], area: [], frame: [], shared: {} };
  put('shell/dist/shell.json', JSON.stringify({ ...noScripts, pages: own }));
  put('mfe-public/dist/site/index.html', `${template}public`);
  const driverPage = { ...page('/driver-location/:token', 'anyone'), needs: 'geolocation' };
  const trackOrder = { ...page('/track-order', 'anyone'), description: 'See "where" it is.' };
  const quotePage = { ...page('/quote/public/:quoteId', 'anyone'), picture: '/api/quote/:quoteId/picture' };
  const site = {
    entry: ['/assets/main.0123abcd.js'],
    pages: [quotePage, trackOrder, page('/terms', 'anyone'), driverPage],
  };
  put('mfe-public/dist/site/site.json', JSON.stringify(site));
  put('mfe-quotes/dist/remoteEntry.0123abcd.js', 'entry');
  put(
    'mfe-quotes/dist/remote.json',
    JSON.stringify({
      name: 'mfe-quotes',
      version: '1.2.3',
      entry: 'remoteEntry.0123abcd.js',
      preload: ['remoteEntry.0123abcd.js'],
      pages: [
        { ...page('/quotes', 'signedIn', ['list.0123abcd.js']), sidebar: { label: 'Quotes' } },
        { ...page('/quote/:quoteId/edit', 'signedIn'), needs: 'camera' },
      ],
    }),
  );
  put('mfe-orders/dist/remote.json', '{ half a fi');
});
afterAll(() => gateway.close());

const get = (target: string, headers: Record<string, string> = {}) =>
  callRaw(gateway.staffPort, { path: target, headers });

it.each(['staffPort', 'publicPort'] as const)(
  'says at %s where weaknesses are reported, for less than a year',
  async (port) => {
    const { status, headers, text } = await callRaw(gateway[port], { path: '/.well-known/security.txt' });
    expect([status, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    expect(text).toContain('Contact: mailto:support@overland.example\n');
    const [, expires = ''] = /^Expires: (\S+)$/m.exec(text) ?? [];
    const days = (Date.parse(expires) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(300);
    expect(days).toBeLessThan(365);
  },
);

describe('a page', () => {
  it.each(['/', '/login', '/quote/1/edit', '/quotes/', '/index.html', '/reset-password/a_b-c?x=1'])(
    'is answered at %s, not to be stored',
    async (target) => {
      const { status, headers, text } = await get(target);
      expect([status, headers['cache-control'], headers['content-type']]).toEqual([
        200,
        'no-store',
        'text/html; charset=utf-8',
      ]);
      expect(text).toMatch(/staff$/);
    },
  );

  it('has the same nonce in the policy and in the page, a new one for each answer', async () => {
    const nonces = await Promise.all(
      ['/', '/', '/login'].map(async (target) => {
        const { headers, text } = await get(target);
        const [, nonce] =
          /style-src-elem 'self' 'nonce-([^']+)'/.exec(String(headers['content-security-policy'])) ?? [];
        expect(text).toContain(`<meta name="csp-nonce" content="${nonce}">`);
        return nonce;
      }),
    );
    expect(new Set(nonces).size).toBe(3);
  });

  it('has the strict policy and the other security headers', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src-elem 'self' 'nonce'",
      "style-src-attr 'none'",
      "img-src 'self' data: https://files.example",
      "font-src 'self'",
      "manifest-src 'self'",
      "frame-src 'self'",
      "connect-src 'self' https://files.example",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
      "require-trusted-types-for 'script'",
      'trusted-types default',
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'permissions-policy':
        'camera=(self), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('keeps its files to itself, but for the mark that emails show', async () => {
    const policyOf = async (file: string) => (await get(file)).headers['cross-origin-resource-policy'];
    expect(await policyOf('/assets/main.0123abcd.js')).toBe('same-origin');
    expect(await policyOf('/icon-192.png')).toBe('cross-origin');
  });

  it('may use the location of the phone where it needs that, and no page beside it', async () => {
    const policyOf = async (path: string) =>
      (await callRaw(gateway.publicPort, { path })).headers['permissions-policy'];
    const denied = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';
    expect(await policyOf('/driver-location/abc')).toBe(
      denied.replace('geolocation=()', 'geolocation=(self)'),
    );
    expect(await policyOf('/track-order')).toBe(denied);
    expect(await policyOf('/driver-location/abc/more')).toBe(denied);
    expect(await policyOf('/api/driver-location')).toBe(denied);
  });

  it('may use the camera anywhere on the staff site, whose pages lead to one that needs it', async () => {
    const { headers } = await get('/login');
    expect(headers['permissions-policy']).toContain('camera=(self), display-capture=()');
  });

  it('is listed by search engines where it is public and describes itself, and nowhere else', async () => {
    const robotsOf = async (port: number, path: string) =>
      (await callRaw(port, { path })).headers['x-robots-tag'];
    expect(await robotsOf(gateway.publicPort, '/track-order')).toBeUndefined();
    for (const path of ['/driver-location/abc', '/terms', '/no-such-page']) {
      expect(await robotsOf(gateway.publicPort, path)).toBe('noindex');
    }
    expect(await robotsOf(gateway.staffPort, '/login')).toBe('noindex');
  });

  it('tells search engines and messengers what it is, escaped', async () => {
    const { text } = await callRaw(gateway.publicPort, { path: '/track-order' });
    expect(text).toContain('<meta name="description" content="See &quot;where&quot; it is.">');
    expect(text).toContain('<link rel="canonical" href="http://localhost:8081/track-order">');
    const [, company = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(text) ?? [];
    expect(JSON.parse(company)).toMatchObject({ '@type': 'Organization', name: `O'Hara <b>&"co"$&` });
    expect((await callRaw(gateway.publicPort, { path: '/terms' })).text).not.toContain('canonical');
  });

  it('names the picture of a shared link', async () => {
    const { text, headers } = await callRaw(gateway.publicPort, { path: '/quote/public/7' });
    expect(text).toContain('<meta property="og:image" content="http://localhost:8081/api/quote/7/picture">');
    expect(text).toContain('<meta name="twitter:card" content="summary_large_image">');
    expect(headers['x-robots-tag']).toBe('noindex');
    expect((await callRaw(gateway.publicPort, { path: '/terms' })).text).not.toContain('og:');
  });

  it('is in the sitemap of the public site where search engines may list it', async () => {
    const { text, headers } = await callRaw(gateway.publicPort, { path: '/sitemap.xml' });
    expect(headers['content-type']).toContain('application/xml');
    const page = 'http://localhost:8081/track-order';
    expect(text.match(/<loc>[^<]*/g)).toEqual([
      `<loc>${page}`,
      ...languages.filter((of) => of !== 'en').map((of) => `<loc>${page}?lang=${of}`),
    ]);
    expect(text).toContain(`<xhtml:link rel="alternate" hreflang="es" href="${page}?lang=es"/>`);
    const robots = await callRaw(gateway.publicPort, { path: '/robots.txt' });
    expect(robots.text).toContain('Sitemap: http://localhost:8081/sitemap.xml');
  });

  it('may be installed under the name of the brand, from the public site', async () => {
    const { text, headers } = await callRaw(gateway.publicPort, { path: '/manifest.webmanifest' });
    expect(headers['content-type']).toContain('application/manifest+json');
    expect(JSON.parse(text)).toMatchObject({
      name: `O'Hara <b>&"co"$&`,
      start_url: '/',
      display: 'standalone',
      icons: expect.arrayContaining([
        { src: '/icon-512.png', type: 'image/png', sizes: '512x512', purpose: 'maskable' },
      ]),
    });
    expect((await get('/manifest.webmanifest')).status).toBe(404);
  });

  it('contains the settings escaped, so that no name can break out of the attribute', async () => {
    const { text } = await get('/');
    const [, content = ''] = /name="overland-config" content='([^']*)'/.exec(text) ?? [];
    const plain = content
      .replaceAll('&#39;', "'")
      .replaceAll('&quot;', '"')
      .replaceAll('&gt;', '>')
      .replaceAll('&lt;', '<')
      .replaceAll('&amp;', '&');
    expect(JSON.parse(plain)).toEqual({
      brandName: `O'Hara <b>&"co"$&`,
      supportPhone: expect.any(String),
      supportEmail: expect.any(String),
      licenses: '',
      insurance: '',
      publicSiteUrl: 'http://localhost:8081',
      staffSiteUrl: 'http://localhost:8080',
      releaseCheckMs: 60_000,
    });
    expect(text).not.toContain('<b>');
  });

  it('preloads later what the page of its path needs, and nothing for a path without one', async () => {
    const preloads = async (target: string) =>
      [
        ...(await get(target)).text.matchAll(
          /<link rel="preload" as="script"( media="not all")? href="([^"]+)">/g,
        ),
      ].map(([, isLater, href]) => `${isLater ? 'later ' : ''}${href}`);
    const base = '/remotes/mfe-quotes/1.2.3';
    expect(await preloads('/quotes')).toEqual([
      `later ${base}/remoteEntry.0123abcd.js`,
      `later ${base}/list.0123abcd.js`,
    ]);
    expect(await preloads('/quoted')).toEqual([]);
  });

  it('contains the list of areas as /remotes.json has it', async () => {
    const [, list = ''] =
      /<meta name="overland-areas" content="([^"]+)">/.exec((await get('/login')).text) ?? [];
    expect(unescaped(list)).toEqual(JSON.parse((await get('/remotes.json')).text));
  });

  it.each(['/nowhere', '/wp-admin', '/quotes/1/2', '/login/more', '/orders'])(
    'that no area has is the site’s own page with 404, at %s',
    async (target) => {
      const { status, headers, text } = await get(target);
      expect([status, headers['content-type']]).toEqual([404, 'text/html; charset=utf-8']);
      expect(text).toMatch(/staff$/);
      expect((await callRaw(gateway.publicPort, { path: target })).status).toBe(404);
    },
  );

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ])('is sent compressed as %s', async (encoding, decompress) => {
    const { headers, body } = await get('/quotes', { 'accept-encoding': encoding });
    expect(headers['content-encoding']).toBe(encoding);
    expect(String(headers.vary)).toContain('accept-encoding');
    expect(decompress(body).toString()).toMatch(/staff$/);
  });

  it('is answered to HEAD without its text', async () => {
    const { status, text } = await callRaw(gateway.staffPort, { method: 'HEAD', path: '/quotes' });
    expect([status, text]).toEqual([200, '']);
  });

  it('is the public site’s own build on its origin, without remotes', async () => {
    const tracking = await callRaw(gateway.publicPort, { path: '/track-order' });
    expect([tracking.status, tracking.text]).toEqual([200, expect.stringMatching(/public$/)]);
    expect(tracking.text).not.toContain('overland-areas');
    const remotes = await callRaw(gateway.publicPort, { path: '/remotes.json' });
    expect(remotes.status).toBe(404);
  });

  it('explains how to build a site that is not built', async () => {
    const bare = await startTestGateway();
    const { status, text } = await callRaw(bare.staffPort, { path: '/' });
    await bare.close();
    expect([status, text]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('an answer that is no page', () => {
  it.each([
    '/assets/main.0123abcd.js',
    '/remotes.json',
    '/api/makes',
    '/api/nothing',
    '/.env',
    '/%zz',
    '/a//b',
  ])(
    'would load and run nothing in a browser that took it for one, and is framed by nobody: %s',
    async (target) => {
      expect((await get(target)).headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'content-security-policy':
          "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
      });
    },
  );

  it('lets the service worker fetch what its pages need', async () => {
    const { headers } = await callRaw(gateway.publicPort, { path: '/service-worker.js' });
    expect(headers['content-security-policy']).toMatch(/^default-src 'self'; /);
  });
});

describe('a file', () => {
  it('may be cached forever if its name is hashed, else is revalidated', async () => {
    const hashed = await get('/assets/main.0123abcd.js');
    expect([hashed.status, hashed.text, hashed.headers['cache-control']]).toEqual([
      200,
      'staff script',
      'public, immutable, max-age=31536000',
    ]);
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it('is sent compressed if the build compressed it', async () => {
    const { headers } = await get('/assets/main.0123abcd.js', { 'accept-encoding': 'gzip, br' });
    expect([headers['content-encoding'], headers['content-type']]).toEqual([
      'br',
      'application/javascript; charset=utf-8',
    ]);
  });

  it.each([
    '/assets/gone.0123abcd.js',
    '/.env',
    '/../package.json',
    '/%2e%2e/package.json',
    '/assets/..%2f..%2fpackage.json',
    '/assets/..%2F..%2Fpackage.json',
    '/package.json',
    '/.git/config',
    '/.well-known/nothing',
    '/wp-login.php',
  ])('is 404, and no page, at %s', async (target) => {
    const { status, headers, text } = await get(target);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(text).code).toBe('notFound');
  });
});

describe('remotes', () => {
  it('are listed from their builds with full addresses; a broken one is left out', async () => {
    const { headers, text } = await get('/remotes.json');
    const base = '/remotes/mfe-quotes/1.2.3';
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(text)).toEqual({
      remotes: [
        {
          name: 'mfe-quotes',
          version: '1.2.3',
          entry: `${base}/remoteEntry.0123abcd.js`,
          pages: [
            { path: '/quotes', title: '/quotes', access: 'signedIn', sidebar: { label: 'Quotes' } },
            {
              path: '/quote/:quoteId/edit',
              title: '/quote/:quoteId/edit',
              access: 'signedIn',
              needs: 'camera',
            },
          ],
        },
      ],
    });
  });

  it('are served under their version only, to be cached forever', async () => {
    const file = await get('/remotes/mfe-quotes/1.2.3/remoteEntry.0123abcd.js');
    expect([file.text, file.headers['cache-control']]).toEqual([
      'entry',
      'public, immutable, max-age=31536000',
    ]);
    for (const target of [
      '/remotes/mfe-quotes/1.2.4/remoteEntry.0123abcd.js',
      '/remotes/mfe-quotes/1.2.3/',
      '/remotes/',
    ]) {
      expect((await get(target)).status).toBe(404);
    }
  });
});

describe('the documentation', () => {
  it('is OpenAPI 3.1 of exactly the calls that can be made from outside', async () => {
    const document = JSON.parse((await get('/api/docs/openapi.json')).text);
    expect(document.openapi).toBe('3.1.0');
    expect(document.paths['/quote/{quoteId}'].get).toMatchObject({
      security: [{ token: [] }],
      parameters: [{ name: 'quoteId', in: 'path', required: true }],
    });
    expect(document.paths['/makes'].get.security).toEqual([]);
    const { properties } = document.paths['/portal'].post.requestBody.content['application/json'].schema;
    expect(properties.companyTariff).toEqual({
      type: 'number',
      minimum: 0,
      maximum: 100_000,
      multipleOf: 0.01,
    });
    expect(Object.keys(document.paths).filter((one) => one.startsWith('/service'))).toEqual([]);
    const operations = Object.values<Record<string, { operationId: string }>>(document.paths).flatMap((one) =>
      Object.values(one).map(({ operationId }) => operationId),
    );
    expect(new Set(operations).size).toBe(operations.length);
  });

  it('is a page from our own origin, with a policy that still allows no inline script', async () => {
    const { headers, text } = await get('/api/docs');
    expect(headers['content-security-policy']).toContain("script-src 'self';");
    for (const [, file = ''] of text.matchAll(/(?:src|href)="([^"]+)"/g)) {
      expect([file, (await get(file)).status]).toEqual([file, 200]);
    }
    expect((await callRaw(gateway.publicPort, { path: '/api/docs' })).status).toBe(404);
  });
});
