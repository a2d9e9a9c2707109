import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { callRaw, startTestGateway, type TestGateway } from './test-gateway.js';

const template = `<!doctype html><html><head><meta name="csp-nonce" content="__CSP_NONCE__">
<meta name="overland-config" content='__OVERLAND_CONFIG__'></head><body></body></html>`;

const firstPaint = '<first-paint paths="/login /reset-password/:token"><div>Quote</div></first-paint>';
const frame = '<first-paint paths="*">__BRAND_NAME__<area-paint></area-paint></first-paint>';
const unescaped = (text: string) => JSON.parse(text.replaceAll('&quot;', '"'));

let gateway: TestGateway;

function put(file: string, text: string | Buffer): void {
  const full = path.join(gateway.sitesRoot, file);
  mkdirSync(path.dirname(full), { recursive: true });
  writeFileSync(full, text);
}

beforeAll(async () => {
  gateway = await startTestGateway({
    env: { BRAND_NAME: `O'Hara <b>&"co"$&`, FILE_ORIGINS: 'https://files.example' },
  });
  put('shell/dist/index.html', `${template}${firstPaint}${frame}staff`);
  put('shell/dist/assets/main.0123abcd.js', 'staff script');
  put('shell/dist/assets/main.0123abcd.js.br', brotliCompressSync('staff script'));
  put('shell/dist/robots.txt', 'robots');
  put('shell/dist/.env', 'secret');
  put('shell/package.json', 'secret');
  put(
    'shell/dist/shell.json',
    JSON.stringify({
      ...{ entry: [], area: [], frame: [], pages: {}, shared: {} },
      early: ['/assets/early.0123abcd.js'],
      calls: [{ method: 'GET', path: '/user' }],
    }),
  );
  put('mfe-public/dist/site/index.html', `${template}public`);
  put('mfe-quotes/dist/remoteEntry.0123abcd.js', 'entry');
  put(
    'mfe-quotes/dist/remote.json',
    JSON.stringify({
      name: 'mfe-quotes',
      version: '1.2.3',
      entry: 'remoteEntry.0123abcd.js',
      paths: ['/quote', '/quotes'],
      preload: ['remoteEntry.0123abcd.js'],
      calls: {
        '/quotes': [{ method: 'POST', path: '/quotes', body: { limit: 150 } }],
        '/quote/:quoteId': [{ method: 'GET', path: '/quote/:quoteId' }],
      },
      paint: { '/quotes': '<p>Quotes</p>' },
    }),
  );
  put('mfe-orders/dist/remote.json', '{ half a fi');
});
afterAll(() => gateway.close());

const get = (target: string, headers: Record<string, string> = {}) =>
  callRaw(gateway.staffPort, { path: target, headers });

describe('a page', () => {
  it.each(['/', '/login', '/quote/1/edit', '/orders/', '/index.html', '/reset-password/a_b-c?x=1'])(
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

  it('carries a nonce of its own in the policy and in the page, a new one every time', async () => {
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

  it('has the strict policy and the other headers of safety', async () => {
    const { headers } = await get('/');
    const policy = String(headers['content-security-policy']).replace(/nonce-[^']+/, 'nonce');
    expect(policy.split('; ')).toEqual([
      "default-src 'none'",
      "script-src 'self'",
      "style-src-elem 'self' 'nonce'",
      "style-src-attr 'none'",
      "img-src 'self' data: https://files.example",
      "font-src 'self'",
      "connect-src 'self' https://files.example",
      "base-uri 'none'",
      "form-action 'self'",
      "frame-ancestors 'none'",
    ]);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'referrer-policy': 'no-referrer',
      'cross-origin-opener-policy': 'same-origin',
    });
    expect(headers).not.toHaveProperty('strict-transport-security');
  });

  it('carries the settings escaped, so that no name can break out of the attribute', async () => {
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
      publicSiteUrl: 'http://localhost:8081',
      staffSiteUrl: 'http://localhost:8080',
      releaseCheckMs: 60_000,
    });
    expect(text).not.toContain('<b>');
  });

  it('preloads what the remote that owns the path needs', async () => {
    const link =
      '<link rel="preload" as="script" href="/remotes/mfe-quotes/1.2.3/remoteEntry.0123abcd.js"></head>';
    expect((await get('/quote/1')).text).toContain(link);
    expect((await get('/quoted')).text).not.toContain('preload');
  });

  it('brings what is painted first for the paths that it names, and nothing of it for others', async () => {
    for (const page of ['/login', '/reset-password/abc'])
      expect((await get(page)).text).toContain(firstPaint);
    for (const page of ['/', '/quote/1', '/logins', '/login/more']) {
      expect((await get(page)).text).not.toContain('paths="/login');
    }
  });

  it('brings of an area’s page what is painted of it, in the frame, and of others no frame', async () => {
    const { text } = await get('/quotes');
    expect(text).toContain('O&#39;Hara &lt;b&gt;&amp;&quot;co&quot;$&amp;<p>Quotes</p></first-paint>staff');
    expect((await get('/quote/1')).text).toContain('$&amp;</first-paint>staff');
    expect((await get('/login')).text).not.toContain('paths="*"');
  });

  const callsOf = async (target: string) => {
    const [, calls] = /<meta name="overland-calls" content="([^"]+)">/.exec((await get(target)).text) ?? [];
    return calls === undefined ? null : unescaped(calls);
  };

  it('is told the calls that it will make, with what its address names', async () => {
    const frameCall = { method: 'GET', path: '/user' };
    const list = { method: 'POST', path: '/quotes', body: { limit: 150 } };
    expect(await callsOf('/quotes')).toEqual([frameCall, list]);
    expect(await callsOf('/quote/7a-1')).toEqual([frameCall, { method: 'GET', path: '/quote/7a-1' }]);
    expect((await get('/quotes')).text).toContain(
      '<script async fetchpriority="high" src="/assets/early.0123abcd.js"></script>',
    );
  });

  it('is told none that its query may change, none of an odd id, and where it makes none no script', async () => {
    const frameCall = { method: 'GET', path: '/user' };
    expect(await callsOf('/quotes?q=bell')).toEqual([frameCall]);
    expect(await callsOf('/quote/7?level=3')).toEqual([frameCall, { method: 'GET', path: '/quote/7' }]);
    expect(await callsOf('/quote/7!8')).toEqual([frameCall]);
    expect(await callsOf('/login')).toBeNull();
    expect((await get('/login')).text).not.toContain('early.0123abcd.js');
  });

  it('keeps that to itself in the list of remotes', async () => {
    const { text } = await get('/remotes.json');
    expect(Object.keys(JSON.parse(text).remotes[0])).toEqual([
      'name',
      'version',
      'entry',
      'paths',
      'preload',
      'pages',
    ]);
  });

  it('is told the area of its path, and none that is another’s', async () => {
    const { text } = await get('/quote/1');
    const [, row = ''] = /<meta name="overland-area" content="([^"]+)">/.exec(text) ?? [];
    expect(unescaped(row)).toEqual({
      name: 'mfe-quotes',
      version: '1.2.3',
      entry: '/remotes/mfe-quotes/1.2.3/remoteEntry.0123abcd.js',
      paths: ['/quote', '/quotes'],
    });
    expect((await get('/quoted')).text).not.toContain('overland-area');
  });

  it('is the own build of the public site there, and knows no remotes', async () => {
    const page = await callRaw(gateway.publicPort, { path: '/track-order' });
    expect(page.text).toMatch(/public$/);
    const remotes = await callRaw(gateway.publicPort, { path: '/remotes.json' });
    expect(remotes.status).toBe(404);
  });

  it('says what to do while it is not built', async () => {
    const bare = await startTestGateway();
    const { status, text } = await callRaw(bare.staffPort, { path: '/' });
    await bare.close();
    expect([status, text]).toEqual([503, expect.stringContaining('npm run build')]);
  });
});

describe('a file', () => {
  it('may be kept for ever when its name is hashed, else is asked for again', async () => {
    const hashed = await get('/assets/main.0123abcd.js');
    expect([hashed.status, hashed.text, hashed.headers['cache-control']]).toEqual([
      200,
      'staff script',
      'public, immutable, max-age=31536000',
    ]);
    expect((await get('/robots.txt')).headers['cache-control']).toBe('no-cache');
  });

  it('is sent compressed where that has been prepared', async () => {
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
  ])('is 404, and no page, at %s', async (target) => {
    const { status, headers, text } = await get(target);
    expect([status, headers['cache-control']]).toEqual([404, 'no-store']);
    expect(JSON.parse(text).code).toBe('notFound');
  });
});

describe('remotes', () => {
  it('are listed from what is built, with full addresses; a broken one is left out', async () => {
    const { headers, text } = await get('/remotes.json');
    const base = '/remotes/mfe-quotes/1.2.3';
    expect(headers['cache-control']).toBe('no-cache');
    expect(JSON.parse(text)).toEqual({
      remotes: [
        {
          name: 'mfe-quotes',
          version: '1.2.3',
          entry: `${base}/remoteEntry.0123abcd.js`,
          paths: ['/quote', '/quotes'],
          preload: [`${base}/remoteEntry.0123abcd.js`],
          pages: {},
        },
      ],
    });
  });

  it('are served under their version only, for ever', async () => {
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
