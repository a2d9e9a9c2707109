import { connect, type Socket } from 'node:net';
import { callRaw, startTestGateway, type TestGateway } from './test-gateway.js';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startTestGateway();
});
afterAll(() => gateway.close());

/** Sends the given text and collects everything until the server closes the connection. */
async function talk(
  start: string,
  next: (socket: Socket) => void = () => undefined,
  port = gateway.staffPort,
): Promise<string> {
  const socket = connect(port, '127.0.0.1');
  const heard: Buffer[] = [];
  socket.on('data', (piece: Buffer) => heard.push(piece));
  // Being cut off is one of the right answers.
  socket.on('error', () => undefined);
  const ended = new Promise<void>((resolve) => socket.once('close', () => resolve()));
  socket.write(start);
  next(socket);
  await ended;
  return Buffer.concat(heard).toString();
}

/** A header line now and then, never the last one. */
function dribbleHeaders(): Promise<string> {
  return talk('GET /api/makes HTTP/1.1\r\nhost: localhost\r\n', (socket) => {
    const timer = setInterval(() => socket.write('x-more: 1\r\n'), 400);
    socket.once('close', () => clearInterval(timer));
  });
}

/** 20 MB, where 256 KB are read. */
function pourBody(): Promise<string> {
  const length = 20 * 1024 * 1024;
  const head = [
    'POST /api/quote/public HTTP/1.1',
    'host: localhost',
    'connection: close',
    'content-type: application/json',
    `content-length: ${length}`,
  ];
  return talk(`${head.join('\r\n')}\r\n\r\n`, (socket) => {
    socket.write('x'.repeat(length));
  });
}

const statusOf = (answer: string) => /^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 'cut off';

describe('T37: slow clients', () => {
  it('do not make normal calls fail, and are cut off themselves', async () => {
    const slow = Array.from({ length: 200 }, dribbleHeaders);
    const huge = Array.from({ length: 20 }, pourBody);
    let isOver = false;
    const all = Promise.all([...slow, ...huge]).finally(() => {
      isOver = true;
    });
    const statuses = new Set<number>();
    while (!isOver) statuses.add((await callRaw(gateway.staffPort, { path: '/api/makes' })).status);
    expect([...statuses]).toEqual([200]);
    const answers = (await all).map(statusOf);
    expect(answers.slice(0, 200).filter((status) => status !== '408' && status !== 'cut off')).toEqual([]);
    expect(answers.slice(200).filter((status) => status !== '413' && status !== 'cut off')).toEqual([]);
  }, 60_000);

  it.each([
    ['has headers above 16 KB', `GET / HTTP/1.1\r\nx-large: ${'x'.repeat(17 * 1024)}\r\n\r\n`],
    ['is not HTTP', 'hello\r\n\r\n'],
  ])('a request that %s gets the security headers of all answers', async (_what, request) => {
    const answer = await talk(request);
    expect(answer).toContain('\r\nx-content-type-options: nosniff\r\n');
    expect(answer).toMatch(/\r\ncontent-security-policy: default-src 'none'; .*frame-ancestors 'none'\r\n/);
    expect(answer).not.toContain('strict-transport-security');
  });

  it('a request that is not HTTP is answered with HSTS where the sites have TLS', async () => {
    const secure = await startTestGateway({ env: { STAFF_SITE_URL: 'https://app.overland.example' } });
    const answer = await talk('hello\r\n\r\n', () => undefined, secure.staffPort);
    await secure.close();
    expect(answer).toContain('\r\nstrict-transport-security: max-age=31536000; includeSubDomains\r\n');
  });

  it('headers above 16 KB are answered 431 in the contract’s error shape', async () => {
    const large = 'x'.repeat(17 * 1024);
    const answer = await talk(`GET /api/makes HTTP/1.1\r\nhost: localhost\r\nx-large: ${large}\r\n\r\n`);
    expect(statusOf(answer)).toBe('431');
    expect(answer).toContain('16 KB is the most');
  });
});

it.each([
  ['a length and in pieces', ['content-length: 4', 'transfer-encoding: chunked']],
  ['two lengths', ['content-length: 4', 'content-length: 5']],
  ['pieces of another kind', ['transfer-encoding: chunked, identity']],
])('a request that says %s is refused, so that nobody sees two requests in it', async (_what, lengths) => {
  const head = ['POST /api/quote/public HTTP/1.1', 'host: localhost', 'content-type: application/json'];
  const answer = await talk(`${[...head, ...lengths].join('\r\n')}\r\n\r\n0\r\n\r\n`);
  expect(statusOf(answer)).toBe('400');
});
