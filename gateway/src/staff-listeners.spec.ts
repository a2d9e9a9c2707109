import { randomUUID } from 'node:crypto';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import type { ChangedOrder, NoticeAdded } from '@overland/contracts';
import { ServiceHosts } from '@overland/service-kit';
import { aSession, tokenFor, until } from '@overland/service-kit/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { callRaw, jwt, startTestGateway, type TestGateway } from './test-gateway.js';

const portalA = '3f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f';
const portalB = '4f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f';
const ofA: ChangedOrder = { orderId: '11111111-5b0e-4a53-9d59-0a6b1c7d8e9f', portalId: portalA, version: 2 };
const ofB: ChangedOrder = { orderId: '22222222-5b0e-4a53-9d59-0a6b1c7d8e9f', portalId: portalB, version: 5 };

let gateway: TestGateway;
let orders: FastifyInstance;
/** What the orders service answers next; each gateway begins with null. */
const waiting: ChangedOrder[] = [];
const waitingNotices: NoticeAdded[] = [];
const asked: (string | null)[] = [];

beforeAll(async () => {
  gateway = await startTestGateway();
  orders = fastify();
  orders.post<{ Body: { after: string | null } }>('/service/orders/changes', async ({ body }) => {
    asked.push(body.after);
    const changes = body.after === null ? [] : waiting.splice(0);
    const notices = body.after === null ? [] : waitingNotices.splice(0);
    return { changes, next: `7:${asked.length}`, notices };
  });
  await orders.ready();
  ServiceHosts.set('orders', orders);
});
afterAll(async () => {
  for (const stream of streams) stream.destroy();
  await gateway.close();
  await orders.close();
});

const streams: IncomingMessage[] = [];

interface Reader {
  told: unknown[];
  hasEnded: boolean;
}

const streamOf = (token: string, path = '/api/orders/live') => {
  const headers = { ...jwt(token), accept: 'text/event-stream' };
  return { port: gateway.staffPort, host: '127.0.0.1', path, headers };
};

function read(token: string, path?: string): Promise<Reader> {
  const reader: Reader = { told: [], hasEnded: false };
  return new Promise((resolve, reject) => {
    httpRequest(streamOf(token, path), (stream) => {
      streams.push(stream);
      expect(stream.headers['content-type']).toBe('text/event-stream');
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        for (const line of text.split('\n')) {
          if (line.startsWith('data: ')) reader.told.push(JSON.parse(line.slice(6)));
        }
        resolve(reader);
      });
      stream.once('end', () => {
        reader.hasEnded = true;
      });
      stream.on('error', () => undefined);
    })
      .on('error', reject)
      .end();
  });
}

/** Changes that happen once the gateway has asked where it stands. */
async function happens(...changes: ChangedOrder[]): Promise<void> {
  await until('the gateway follows', async () => asked.at(-1) !== null && asked.length > 0);
  waiting.push(...changes);
}

describe('the stream of order changes', () => {
  it('tells a portal’s user of its own orders, and MCAdmin of all', async () => {
    const own = await read(tokenFor(aSession({ role: 'User', portalId: portalA })));
    const staff = await read(tokenFor(aSession({ role: 'MCAdmin', portalId: portalB })));
    await happens(ofA, ofB);
    await until('both are told', async () => own.told.length > 0 && staff.told.length === 2);
    expect(own.told).toEqual([ofA]);
    expect(staff.told).toEqual([ofA, ofB]);
  });

  it('tells a person of the own notices alone', async () => {
    const [lee, dana] = [aSession({ role: 'User' }), aSession({ role: 'MCAdmin' })];
    const own = await read(tokenFor(lee), '/api/notices/live');
    const staff = await read(tokenFor(dana), '/api/notices/live');
    await happens(ofA);
    const told = [{ userId: dana.userId }, { userId: lee.userId }];
    waitingNotices.push(...told);
    await until('both are told', async () => own.told.length + staff.told.length === 2);
    expect([staff.told, own.told]).toEqual([[told[0]], [told[1]]]);
  });

  it('tells nothing more once the session has ended', async () => {
    const session = aSession({ role: 'User', portalId: portalA });
    const reader = await read(tokenFor(session));
    gateway.sessions.ended.add(session.sessionId);
    // A session is trusted for five seconds after it was checked.
    await until(
      'the stream has ended',
      async () => {
        await happens(ofA);
        return reader.hasEnded;
      },
      10,
    );
  }, 15_000);

  it('is open ten times for a person over all sessions, and not once more', async () => {
    const userId = randomUUID();
    const aToken = () => tokenFor(aSession({ userId, sessionId: randomUUID() }));
    const [one, other] = [aToken(), aToken()];
    await Promise.all(Array.from({ length: 10 }, (_, at) => read(at % 2 ? one : other)));
    for (const token of [one, other, aToken()]) {
      const { path, headers } = streamOf(token);
      const { status, text } = await callRaw(gateway.staffPort, { path, headers });
      expect([status, JSON.parse(text).code]).toEqual([429, 'tooManyRequests']);
    }
    await read(tokenFor(aSession()));
  });

  it('is forgotten when the client leaves while its session is checked', async () => {
    const token = tokenFor(aSession());
    let release = () => {};
    gateway.sessions.gate = new Promise((resolve) => {
      release = resolve;
    });
    const { questions } = gateway.sessions;
    const calls = Array.from({ length: 20 }, () => httpRequest(streamOf(token)).on('error', () => {}));
    for (const call of calls) call.end();
    await until('the session is asked for', async () => gateway.sessions.questions > questions);
    const closed = calls.map((call) => new Promise((resolve) => call.once('close', resolve)));
    for (const call of calls) call.destroy();
    await Promise.all(closed);
    release();
    const reader = await read(token);
    expect(reader.hasEnded).toBe(false);
  });

  it('needs a token and a client that reads a stream', async () => {
    const path = '/api/orders/live';
    expect((await callRaw(gateway.staffPort, { path })).status).toBe(401);
    const answer = await callRaw(gateway.staffPort, { path, headers: jwt(tokenFor(aSession())) });
    expect([answer.status, JSON.parse(answer.text).code]).toEqual([400, 'invalid']);
    expect((await callRaw(gateway.publicPort, { path })).status).toBe(404);
  });
});
