import { request as httpRequest, type IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { type ChangedOrder, messages } from '@overland/contracts';
import { AppError, FixedClock, ServiceHosts } from '@overland/service-kit';
import { until } from '@overland/service-kit/testing';
import fastify, { type FastifyInstance } from 'fastify';
import { listenToOwnOrder } from './customer-listener.js';
import { callRaw, startTestGateway, type TestGateway } from './test-gateway.js';

const portalId = '3f2c8a52-5b0e-4a53-9d59-0a6b1c7d8e9f';
const idOf = (token: string) => `${token.padEnd(8, '0').slice(0, 8)}-5b0e-4a53-9d59-0a6b1c7d8e9f`;
const path = '/api/order-status/live';
const noon = new Date('2026-11-20T18:00:00Z');

const clock = new FixedClock(noon);
let gateways: TestGateway[];
let orders: FastifyInstance;
/** All changes so far; gateways ask from where they stand. */
const changes: ChangedOrder[] = [];
let asked = 0;
/** Links that work, and when they end. */
const links = new Map<string, string | null>();

beforeAll(async () => {
  gateways = [await startTestGateway({ clock }), await startTestGateway({ clock })];
  orders = fastify();
  orders.post<{ Body: { after: string | null } }>('/service/orders/changes', async ({ body }) => {
    asked += 1;
    const from = body.after === null ? changes.length : Number(body.after.split(':')[1]);
    return { changes: changes.slice(from), next: `7:${changes.length}` };
  });
  orders.post<{ Body: { token: string } }>('/service/orders/customer-link', async ({ body }, reply) => {
    const endsAt = links.get(body.token);
    if (endsAt !== undefined) return { orderId: idOf(body.token), portalId, endsAt };
    const { status, code, message } = new AppError('linkExpired', messages.linkNotValid);
    return reply.status(status).send({ code, message, requestId: 'one' });
  });
  await orders.ready();
  ServiceHosts.set('orders', orders);
});
afterAll(async () => {
  for (const stream of streams.splice(0)) stream.destroy();
  for (const gateway of [...gateways].reverse()) await gateway.close();
  await orders.close();
});
afterEach(() => {
  for (const stream of streams.splice(0)) stream.destroy();
  links.clear();
});

const streams: IncomingMessage[] = [];

interface Reader {
  events: string[];
  hasEnded: boolean;
}

const headers = { accept: 'text/event-stream', 'content-type': 'application/json' };

/** Opens the stream of a link at the public site of a gateway. */
function read(token: string, gateway = gateways[0]): Promise<Reader> {
  const reader: Reader = { events: [], hasEnded: false };
  links.set(token, links.get(token) ?? null);
  const target = { port: gateway?.publicPort, host: '127.0.0.1', method: 'POST', path, headers };
  return new Promise((resolve, reject) => {
    httpRequest(target, (stream) => {
      streams.push(stream);
      expect([stream.statusCode, stream.headers['content-type']]).toEqual([200, 'text/event-stream']);
      stream.setEncoding('utf8');
      stream.on('data', (text: string) => {
        reader.events.push(...text.split('\n').filter((line) => line.startsWith('data: ')));
        resolve(reader);
      });
      stream.once('end', () => {
        reader.hasEnded = true;
      });
      stream.on('error', () => undefined);
    })
      .on('error', reject)
      .end(JSON.stringify({ token }));
  });
}

/** A change once the gateways have asked where they stand. */
async function happens(token: string): Promise<void> {
  const before = asked;
  await until('the gateways follow', async () => asked >= before + 4);
  changes.push({ orderId: idOf(token), portalId, version: 2 });
}

const answerTo = async (body: string, changed: Record<string, string> = {}) => {
  const call = { method: 'POST', path, headers: { ...headers, ...changed }, body };
  const { status, text } = await callRaw(gateways[0]?.publicPort ?? 0, call);
  return [status, JSON.parse(text).code];
};

describe('the stream of a customer’s order', () => {
  it('says that the order changed and nothing else, to its own pages alone, at every gateway', async () => {
    const [own, elsewhere, other] = [await read('a1'), await read('a1', gateways[1]), await read('b2')];
    await happens('a1');
    await until('both are told', () => own.events.length > 0 && elsewhere.events.length > 0);
    expect([own.events, elsewhere.events, other.events]).toEqual([
      ['data: "changed"'],
      ['data: "changed"'],
      [],
    ]);
  });

  it('ends with the change that ends the link, such as another email of the customer', async () => {
    const reader = await read('c3');
    links.delete('c3');
    await happens('c3');
    await until('the stream has ended', () => reader.hasEnded);
    expect(reader.events).toEqual([]);
    expect(await answerTo('{"token":"c3"}')).toEqual([400, 'linkExpired']);
  });

  it('is open ten times for one order, and not once more', async () => {
    await Promise.all(Array.from({ length: 10 }, () => read('d4')));
    expect(await answerTo('{"token":"d4"}')).toEqual([429, 'tooManyRequests']);
    expect((await read('e5')).hasEnded).toBe(false);
  });

  it('is open fifty times at one address, and not once more', async () => {
    await Promise.all(Array.from({ length: 50 }, (_none, at) => read(`f${at}`)));
    links.set('a7', null);
    expect(await answerTo('{"token":"a7"}')).toEqual([429, 'tooManyRequests']);
  });

  it.each([
    ['{"token":"guessed"}', {}, 400, 'linkExpired'],
    ['{"token":5}', {}, 400, 'invalid'],
    ['{"token":"a1","more":1}', {}, 400, 'invalid'],
    ['{"__proto__":{"token":"a1"}}', {}, 400, 'invalid'],
    ['{"token"', {}, 400, 'invalid'],
    ['', {}, 400, 'invalid'],
    [JSON.stringify({ token: 'x'.repeat(5000) }), {}, 413, 'tooLarge'],
    ['{"token":"a1"}', { 'content-type': 'text/plain' }, 415, 'unsupportedMediaType'],
    ['{"token":"a1"}', { accept: 'application/json' }, 400, 'invalid'],
  ])('T16: refuses %s', async (body, changed, status, code) => {
    links.set('a1', null);
    expect(await answerTo(body, changed)).toEqual([status, code]);
  });
});

it('a stream ends at the heartbeat after its link', async () => {
  const endsAt = new Date(noon.getTime() + 1000).toISOString();
  const services = { call: async () => ({ orderId: idOf('a1'), portalId, endsAt }) } as never;
  const body = Readable.from([Buffer.from('{"token":"a1"}')]);
  const request = { headers, body, id: 'one', ip: '192.0.2.1' } as never;
  const listener = await listenToOwnOrder({ services, clock }, request);
  expect(listener.isOver()).toBe(false);
  clock.moveTo(new Date(endsAt));
  expect(listener.isOver()).toBe(true);
});
