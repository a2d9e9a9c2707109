import { once } from 'node:events';
import { connect } from 'node:net';
import { ErrorReply } from '@overland/contracts';
import { findCommit, runningVersion, ServiceHosts } from '@overland/service-kit';
import { aSession, tokenFor, until } from '@overland/service-kit/testing';
import fastify, { type FastifyInstance } from 'fastify';
import {
  callRaw,
  type Echo,
  jwt,
  type RawAnswer,
  startTestGateway,
  type TestGateway,
} from './test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

const echoOf = (answer: RawAnswer): Echo => JSON.parse(answer.text);
const makes = '/api/makes';

describe('passing a request on', () => {
  it('gives the service the path without /api, the query unchanged and the body unread', async () => {
    const token = tokenFor(aSession());
    const answer = await callRaw(gateway.staffPort, {
      method: 'POST',
      path: '/api/quotes?a=%41&a=2',
      headers: { ...jwt(token), 'content-type': 'application/json' },
      body: '{"searchText":"é"}',
    });
    expect(echoOf(answer)).toMatchObject({
      service: 'quoting',
      method: 'POST',
      url: '/quotes?a=%41&a=2',
      body: { searchText: 'é' },
    });
  });

  it('forbids caches to store an answer, unless the service allows it', async () => {
    const answer = await callRaw(gateway.staffPort, {
      path: '/api/user',
      headers: jwt(tokenFor(aSession())),
    });
    expect([answer.status, answer.headers['cache-control']]).toEqual([200, 'no-store']);
    const cached = await callRaw(gateway.staffPort, { path: `${makes}?cached` });
    expect(cached.headers['cache-control']).toBe('private, max-age=60');
  });

  it('leaves it to the service to refuse a body above 256 KB', async () => {
    const headers = { 'content-type': 'application/json' };
    const body = JSON.stringify({ text: 'x'.repeat(257 * 1024) });
    const answer = await callRaw(gateway.staffPort, {
      method: 'POST',
      path: '/api/quote/public',
      headers,
      body,
    });
    expect(answer.status).toBe(413);
  });

  it('keeps a well-formed request id in both directions, and replaces any other', async () => {
    const good = await callRaw(gateway.staffPort, {
      path: makes,
      headers: { 'x-request-id': 'trace-12345678' },
    });
    expect([good.headers['x-request-id'], echoOf(good).headers['x-request-id']]).toEqual(
      Array(2).fill('trace-12345678'),
    );
    const bad = await callRaw(gateway.staffPort, { path: makes, headers: { 'x-request-id': 'a b"c' } });
    expect(bad.headers['x-request-id']).toMatch(/^[\da-f-]{36}$/);
    expect(echoOf(bad).headers['x-request-id']).toBe(bad.headers['x-request-id']);
  });

  it('strips headers that services trust, and sets the true client address', async () => {
    const forged = {
      'x-user-id': '1',
      'x-user-role': 'MCAdmin',
      'x-forwarded-for': '8.8.8.8',
      'x-forwarded-host': 'evil.example',
      forwarded: 'for=8.8.8.8',
      'x-real-ip': '8.8.8.8',
      'x-client-ip': '8.8.8.8',
    };
    const { headers } = echoOf(await callRaw(gateway.staffPort, { path: makes, headers: forged }));
    const kept = Object.keys(forged).filter((name) => name in headers);
    expect([kept, headers['x-client-ip']]).toEqual([['x-client-ip'], '127.0.0.1']);
  });

  it('trusts exactly the configured number of proxies', async () => {
    const behind = await startTestGateway({ env: { TRUSTED_PROXIES: '1' } });
    const headers = {
      'x-forwarded-for': '1.1.1.1, 203.0.113.9',
      'x-forwarded-proto': 'https',
      'x-user-id': '1',
    };
    const answer = await callRaw(behind.staffPort, { path: makes, headers });
    await behind.close();
    expect(echoOf(answer).headers['x-client-ip']).toBe('203.0.113.9');
    expect(echoOf(answer).headers).not.toHaveProperty('x-user-id');
    expect(answer.headers['strict-transport-security']).toMatch(/max-age/);
  });
});

describe('an address that does not exist', () => {
  it.each([
    '/api',
    '/api/',
    '/api/nothing',
    '/api/service/sessions/check',
    '/api/docs/nothing',
    '/remotes/x/1/y.js',
  ])('answers %s with 404 in the one shape', async (path) => {
    for (const method of ['GET', 'POST']) {
      const answer = await callRaw(gateway.staffPort, { method, path });
      const body = ErrorReply.parse(JSON.parse(answer.text));
      expect([answer.status, body.code, body.requestId]).toEqual([
        404,
        'notFound',
        answer.headers['x-request-id'],
      ]);
    }
  });

  it.each([
    'evil.example',
    'localhost.evil.example',
    'evil.example:8080',
    'localhost@evil.example',
    '127.0.0.1.x',
    'evil.example.',
    'EVIL.EXAMPLE',
    'xn--evil-example',
    'localhost:80@evil.example',
    'localhost, evil.example',
    'localhost evil.example',
    'localhost/evil.example',
    'localhost#evil.example',
    'localhost?evil.example',
    'localhost%00.evil.example',
    'localhost%2eevil.example',
    '0x7f.0.0.2',
    '[::2]',
    '169.254.169.254',
    'evil.example:localhost',
  ])('T12: answers 421 or 400 under the name %s, whatever else names the site', async (host) => {
    const answers = await Promise.all(
      [makes, '/', '/login'].map((path) =>
        callRaw(gateway.staffPort, { path, headers: { host, 'x-forwarded-host': 'localhost' } }),
      ),
    );
    for (const { status } of answers) expect([400, 421]).toContain(status);
  });

  it('answers under its configured host names', async () => {
    const named = await startTestGateway({ env: { ALLOWED_HOSTS: 'quotes.example, www.example' } });
    const { status } = await callRaw(named.staffPort, {
      path: makes,
      headers: { host: 'Quotes.Example:443' },
    });
    await named.close();
    expect(status).toBe(200);
  });

  it('refuses headers above 16 KB', async () => {
    const { status } = await callRaw(gateway.staffPort, {
      path: makes,
      headers: { 'x-big': 'x'.repeat(17_000) },
    });
    expect(status).toBe(431);
  });
});

describe('sessions', () => {
  it('refuses a token right after its sign-out was answered', async () => {
    const headers = jwt(tokenFor(aSession()));
    expect((await callRaw(gateway.staffPort, { path: '/api/user', headers })).status).toBe(200);
    expect((await callRaw(gateway.staffPort, { method: 'POST', path: '/api/logout', headers })).status).toBe(
      200,
    );
    expect((await callRaw(gateway.staffPort, { path: '/api/user', headers })).status).toBe(401);
  });

  it('answers 503 with Retry-After for a token that cannot be checked', async () => {
    gateway.sessions.isDown = true;
    const answer = await callRaw(gateway.staffPort, {
      path: '/api/user',
      headers: jwt(tokenFor(aSession())),
    });
    gateway.sessions.isDown = false;
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([503, 'unavailable']);
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('rate limits', () => {
  const limits = { signIn: 3, cheap: 2, normal: 2 };
  let limited: TestGateway;
  beforeEach(async () => {
    limited = await startTestGateway({ limits, env: { TRUSTED_PROXIES: '1' } });
  });
  afterEach(() => limited.close());

  const tries = async (
    count: number,
    headers: (at: number) => Record<string, string>,
    path = '/api/verify-email-2fa',
  ) => {
    const method = path === makes || path === '/api/user' ? 'GET' : 'POST';
    const answers: RawAnswer[] = [];
    for (let at = 0; at < count; at += 1) {
      answers.push(await callRaw(limited.staffPort, { method, path, headers: headers(at) }));
    }
    return answers;
  };

  it('admits the allowed number of sign-in tries of an address, then answers 429 with Retry-After', async () => {
    const answers = await tries(5, () => ({ 'x-forwarded-for': '203.0.113.1' }));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 429, 429]);
    const last = answers.at(-1);
    expect(JSON.parse(last?.text ?? '')).toMatchObject({
      code: 'tooManyRequests',
      message: 'Too many tries. Please wait a few minutes and sign in again.',
    });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('still allows a password reset from an address whose sign-in tries are used up', async () => {
    const address = () => ({ 'x-forwarded-for': '203.0.113.60' });
    expect((await tries(4, address)).at(-1)?.status).toBe(429);
    for (const path of ['/api/forgotpassword', '/api/resetpassword']) {
      expect((await tries(1, address, path))[0]?.status).toBe(200);
    }
  });

  it('allows twenty public bookings an hour per address, however many were refused before', async () => {
    const address = () => ({ 'x-forwarded-for': '203.0.113.61' });
    const refused = await tries(40, address, '/api/order/public?refused');
    expect(refused.map(({ status }) => status)).toEqual(Array(40).fill(400));
    const answers = await tries(21, address, '/api/order/public');
    expect(answers.map(({ status }) => status)).toEqual([...Array(20).fill(200), 429]);
    expect(Number(answers.at(-1)?.headers['retry-after'])).toBeGreaterThan(60);
  });

  it('refuses an address that had 300 bookings refused within an hour', async () => {
    const address = () => ({ 'x-forwarded-for': '203.0.113.62' });
    const answers = await tries(301, address, '/api/order/public?refused');
    expect(answers.slice(299).map(({ status }) => status)).toEqual([400, 429]);
  });

  it('takes applications of carriers from an address whose bookings are used up', async () => {
    const address = () => ({ 'x-forwarded-for': '203.0.113.63' });
    expect((await tries(21, address, '/api/order/public')).at(-1)?.status).toBe(429);
    const answers = await tries(6, address, '/api/email/carriers');
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  });

  it.each<[string, (at: number) => Record<string, string>]>([
    ['forged forwarding entries', (at) => ({ 'x-forwarded-for': `1.1.${at % 250}.1, 203.0.113.2` })],
    ['the addresses of one /64', (at) => ({ 'x-forwarded-for': `2001:db8:1:2::${at.toString(16)}` })],
    [
      'other headers that name an address',
      (at) => ({
        'x-forwarded-for': '203.0.113.3',
        'x-real-ip': `1.1.${at % 250}.2`,
        'true-client-ip': `1.1.${at % 250}.3`,
        'cf-connecting-ip': `1.1.${at % 250}.4`,
        forwarded: `for=1.1.${at % 250}.5`,
      }),
    ],
    [
      'other browsers and request ids',
      (at) => ({ 'x-forwarded-for': '203.0.113.4', 'user-agent': `b${at}`, 'x-request-id': `request-${at}` }),
    ],
  ])('T10: does not count %s as others, in 500 tries', async (_trick, headers) => {
    const answers = await tries(500, headers);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(3);
  });

  it('T10: counts each of 500 pipelined requests', async () => {
    const head = 'POST /api/verify-email-2fa HTTP/1.1\r\nHost: localhost\r\nX-Forwarded-For: 203.0.113.5\r\n';
    const socket = connect(limited.staffPort, '127.0.0.1');
    let text = '';
    socket.on('data', (part) => {
      text += part;
    });
    socket.write(`${head}Content-Length: 0\r\n\r\n`.repeat(499));
    socket.end(`${head}Content-Length: 0\r\nConnection: close\r\n\r\n`);
    await once(socket, 'close');
    const statuses = [...text.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
    expect(statuses.filter((status) => status === '200')).toHaveLength(3);
    expect(statuses.length).toBeGreaterThan(3);
  });

  it('counts a signed-in user by user, whatever the session or address', async () => {
    const user = aSession();
    const again = () => jwt(tokenFor({ ...user, sessionId: aSession().sessionId }));
    const answers = await tries(
      6,
      (at) => ({ 'x-forwarded-for': `203.0.113.${at}`, ...again() }),
      '/api/user',
    );
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 429, 429, 429, 429]);
    expect(JSON.parse(answers.at(-1)?.text ?? '').message).toBe(
      'Too many requests. Please wait a moment and try again.',
    );
  });

  it('limits guessing tokens, but not a valid token from the same address', async () => {
    const address = { 'x-forwarded-for': '203.0.113.50' };
    const guesses = await tries(4, () => ({ ...address, ...jwt('a.b.c') }), '/api/user');
    expect(guesses.map(({ status }) => status)).toEqual([401, 401, 429, 429]);
    const [good] = await tries(1, () => ({ ...address, ...jwt(tokenFor(aSession())) }), '/api/user');
    expect(good?.status).toBe(200);
  });
});

describe('services in other processes', () => {
  let apart: TestGateway;
  let quoting: FastifyInstance;
  const name = 'QUOTING_URL';

  beforeAll(async () => {
    quoting = fastify();
    quoting.post('/quote/public', async (_request, reply) => reply.hijack().raw.destroy());
    quoting.get('/makes', async ({ url, headers }, reply) =>
      reply.headers({ 'x-own': '1', 'cache-control': 'private, max-age=60' }).send({ url, headers }),
    );
    quoting.post('/quotes', async ({ body }, reply) => reply.status(409).send({ body }));
    const quotingUrl = await quoting.listen({ port: 0, host: '127.0.0.1' });
    ServiceHosts.delete('quoting');
    process.env[name] = quotingUrl;
    apart = await startTestGateway({ inProcess: ['identity'] });
  });
  afterAll(async () => {
    delete process.env[name];
    await apart.close();
    await quoting.close();
  });

  it('forwards over HTTP with the same path, ids and answers', async () => {
    const answer = await callRaw(apart.staffPort, { path: `${makes}?a=1`, headers: { 'x-user-id': '1' } });
    const echo = echoOf(answer);
    expect([answer.status, echo.url, answer.headers['x-own']]).toEqual([200, '/makes?a=1', '1']);
    expect(answer.headers['cache-control']).toBe('private, max-age=60');
    expect(echo.headers['x-request-id']).toBe(answer.headers['x-request-id']);
    expect([echo.headers['x-client-ip'], echo.headers['x-user-id']]).toEqual(['127.0.0.1', undefined]);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
  });

  it('forwards bodies and error answers', async () => {
    const headers = { ...jwt(tokenFor(aSession())), 'content-type': 'application/json' };
    const answer = await callRaw(apart.staffPort, {
      method: 'POST',
      path: '/api/quotes',
      headers,
      body: '{"a":1}',
    });
    expect([answer.status, answer.text]).toEqual([409, '{"body":{"a":1}}']);
  });

  it('answers 502 when the service breaks off, 503 when it cannot be reached', async () => {
    const broken = await callRaw(apart.staffPort, { method: 'POST', path: '/api/quote/public' });
    expect([broken.status, JSON.parse(broken.text).code]).toEqual([502, 'badGateway']);
    const kept = process.env[name];
    process.env[name] = 'http://127.0.0.1:9';
    const refused = await callRaw(apart.staffPort, { path: makes });
    delete process.env[name];
    const unknown = await callRaw(apart.staffPort, { path: makes });
    process.env[name] = kept;
    for (const answer of [refused, unknown]) {
      expect([answer.status, JSON.parse(answer.text).code]).toEqual([503, 'unavailable']);
    }
  });
});

describe('the log', () => {
  it('T11: has one line per answer with the route, and never a token or a URL that contains one', async () => {
    const token = tokenFor(aSession());
    const secret = 'canary-of-a-reset-link';
    await callRaw(gateway.staffPort, { path: '/api/user', headers: jwt(token) });
    await callRaw(gateway.staffPort, { path: '/api/user', headers: jwt(`${token.slice(0, -4)}AAAA`) });
    await callRaw(gateway.staffPort, { path: '/api/portals', headers: jwt(token) });
    await callRaw(gateway.staffPort, { path: `/reset-password/${secret}` });
    await callRaw(gateway.staffPort, { path: `/api/nothing/${secret}?token=${secret}` });
    await callRaw(gateway.staffPort, { method: 'POST', path: '/api/resetpassword', headers: jwt(secret) });
    await until('the last line', () => gateway.log.text.includes('/api/resetpassword'));
    expect(gateway.log.text).toContain('"route":"/api/user"');
    expect(gateway.log.text).not.toContain(secret);
    expect(gateway.log.text).not.toContain(token.slice(0, 40));
  });
});

describe('whether a process with services in it is ready', () => {
  it('is what each of them says, and which build runs is told on the staff site alone', async () => {
    const whole = await startTestGateway();
    const service = fastify();
    service.get('/health/ready', (_request, reply) => {
      void reply.status(503).send({ status: 'unavailable', missing: ['database', 'disk'] });
    });
    await service.ready();
    ServiceHosts.set('orders', service);
    const answer = await callRaw(whole.staffPort, { path: '/health/ready' });
    expect([answer.status, JSON.parse(answer.text)]).toEqual([
      503,
      { status: 'unavailable', missing: ['orders database', 'orders disk'] },
    ]);
    const live = async (port: number) => JSON.parse((await callRaw(port, { path: '/health/live' })).text);
    const build = { version: runningVersion, commit: await findCommit() };
    expect(await live(whole.staffPort)).toEqual({ status: 'ok', ...build });
    expect(await live(whole.publicPort)).toEqual({ status: 'ok' });
    ServiceHosts.delete('orders');
    await Promise.all([whole.close(), service.close()]);
  });
});

describe('shutting down', () => {
  it('reports that it is not ready, finishes running requests and takes no new connections', async () => {
    const ending = await startTestGateway();
    let finish: () => void = () => undefined;
    let hasBegun = false;
    const slow = fastify();
    slow.get('/makes', async () => {
      hasBegun = true;
      await new Promise<void>((resolve) => {
        finish = resolve;
      });
      return { done: true };
    });
    await slow.ready();
    ServiceHosts.set('quoting', slow);
    expect((await callRaw(ending.staffPort, { path: '/health/ready' })).status).toBe(200);
    const underWay = callRaw(ending.staffPort, { path: makes });
    await until('the call is under way', () => hasBegun);
    const closed = ending.close();
    finish();
    expect((await underWay).text).toBe('{"done":true}');
    await closed;
    await expect(callRaw(ending.staffPort, { path: makes })).rejects.toThrow();
    await slow.close();
  });

  it('does not wait for connections on which nothing was ever asked', async () => {
    const ending = await startTestGateway({ drainMs: 60_000 });
    const idle = connect(ending.staffPort, '127.0.0.1');
    await once(idle, 'connect');
    const closed = once(idle, 'close');
    await ending.close();
    await closed;
  });

  it('cuts off answers that do not end by themselves', async () => {
    const ending = await startTestGateway({ drainMs: 1 });
    let hasBegun = false;
    const endless = fastify();
    endless.get('/makes', (_request, reply) => {
      reply.hijack().raw.write('data: 1\n\n');
      hasBegun = true;
    });
    await endless.ready();
    ServiceHosts.set('quoting', endless);
    const live = callRaw(ending.staffPort, { path: makes }).catch((error: Error) => error.message);
    await until('the page is live', () => hasBegun);
    await ending.close();
    expect(await live).toMatch(/aborted|hang up|ECONNRESET/);
    await endless.close();
  });
});
