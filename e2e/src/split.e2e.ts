import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { allEndpoints, type Endpoint, emails, orders, quotes, users } from '@overland/contracts';
import { freePorts, launchProduct, type ProductPorts, type RunningProduct } from '../launch-product.cjs';
import { aBooking, aMove } from './builders.js';
import { call, signInAs, until } from './product.js';
import { callRaw, idsOfAllPaths, pathOf } from './raw-call.js';
import { isAlive, isReady, type PartRow, readParts } from './split-parts.js';

const dataDir = path.resolve(import.meta.dirname, '../../.data/e2e-split');
const services = ['identity', 'quoting', 'orders', 'notifications', 'reporting'];
const names = ['gateway', ...services, ...services.map((name) => `${name} worker`)];
let ports: ProductPorts;
let product: RunningProduct;
let token: string;

const launch = () =>
  launchProduct({
    dataDir,
    ports,
    env: { RATE_LIMIT_FACTOR: '1000', LOG_LEVEL: 'warn' },
    args: ['--split'],
  });
const parts = () => readParts(dataDir);

function part(name: string): PartRow {
  const found = parts().find((each) => each.name === name);
  if (!found) throw new Error(`No part ${name}`);
  return found;
}

async function endWith(signal: 'SIGINT' | 'SIGKILL'): Promise<void> {
  const { child } = product;
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, 'exit');
  child.kill(signal);
  await ended;
}

/** Another process runs the part, and it answers. */
function isBack({ name, pid }: PartRow): Promise<boolean> {
  const now = part(name);
  return now.pid === pid ? Promise.resolve(false) : isReady(now);
}

beforeAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  ports = await freePorts();
  product = await launch();
  const { site: origin, inbox } = product;
  ({ token } = await signInAs('kayla@lonestarmotors.example', undefined, { origin, inbox }));
}, 180_000);
afterAll(() => endWith('SIGINT'));

describe('gateway, services and workers apart', () => {
  it('are a process each, and every one is ready when the addresses are shown', async () => {
    const rows = parts();
    expect(rows.map(({ name }) => name)).toEqual(names);
    expect(new Set([...rows.map(({ pid }) => pid), product.child.pid]).size).toBe(names.length + 1);
    expect(await Promise.all(rows.map(isReady))).toEqual(names.map(() => true));
  });

  it('T36: take nobody’s word for who calls: forged headers and user tokens are refused at their own ports', async () => {
    const forged = { 'x-user-id': randomUUID(), 'x-user-role': 'MCAdmin', 'x-user-super': 'true' };
    const guarded = allEndpoints.filter(({ access }) => access !== 'public');
    const tries: [Endpoint, Record<string, string>][] = guarded.flatMap((endpoint) => {
      const asNobody: [Endpoint, Record<string, string>] = [endpoint, forged];
      if (endpoint.access !== 'service') return [asNobody];
      const schemes = ['JWT', 'Service'].map((scheme) => ({ authorization: `${scheme} ${token}` }));
      return [asNobody, ...schemes.map((headers): [Endpoint, Record<string, string>] => [endpoint, headers])];
    });
    const ids = idsOfAllPaths(randomUUID());
    const answers = await Promise.all(
      tries.map(async ([endpoint, headers]) => {
        const { method, service } = endpoint;
        const target = pathOf(endpoint, ids).slice('/api'.length);
        const body = method === 'GET' ? undefined : '{}';
        const { status } = await callRaw({ method, path: target, headers, body, origin: part(service).url });
        return `${status} ${Object.keys(headers)[0]}`;
      }),
    );
    expect(new Set(answers)).toEqual(new Set(['401 x-user-id', '401 authorization']));
  });

  it('while one is down, its routes answer 503 and when to come again; the others answer', async () => {
    const quoting = part('quoting');
    const origin = product.site;
    process.kill(quoting.pid, 'SIGKILL');
    const refused = await until('the refusal', async () => {
      const reply = await fetch(`${origin}/api/makes`);
      return reply.status === 503 && reply;
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect(await refused.json()).toMatchObject({ code: 'unavailable', requestId: expect.any(String) });
    expect((await call(users.own, {}, { token, origin })).status).toBe(200);
    await until('quoting to be back', () => isBack(quoting), 60);
    expect((await fetch(`${origin}/api/makes`)).status).toBe(200);
    const log = readFileSync(product.logFile, 'utf8');
    expect(log.match(/quoting ended \(SIGKILL\): starting it again in \S+ s/g)).toHaveLength(1);
  });
});

interface Acknowledged {
  quoteId: string;
  orderId: string;
  uniqueId: number;
}

interface Answered<B> {
  status: number;
  body: B;
}

/** A patient client: the same request with the same key, until it is answered. */
function untilAnswered<B>(send: (headers: Record<string, string>) => Promise<Answered<B>>): Promise<B> {
  const headers = { 'idempotency-key': randomUUID() };
  const look = async () => {
    const answer = await send(headers).catch(() => null);
    if (answer?.status === 200) return answer;
    const isPassing =
      !answer || answer.status >= 500 || (answer.body as { code?: string }).code === 'inProgress';
    if (!isPassing) throw new Error(`${answer.status} ${JSON.stringify(answer.body)}`);
    return null;
  };
  return until('an answer', look, 90).then(({ body }) => body);
}

async function bookOne(): Promise<Acknowledged> {
  const options = { token, origin: product.site };
  const quote = await untilAnswered((headers) =>
    call(quotes.create, { body: aMove() }, { ...options, headers }),
  );
  const booked = await untilAnswered((headers) =>
    call(orders.book, { body: aBooking(quote) }, { ...options, headers }),
  );
  return { quoteId: quote._id, orderId: booked.orderId, uniqueId: booked.uniqueId };
}

describe('parts that are killed while people book', () => {
  const acknowledged: Acknowledged[] = [];
  const killed: PartRow[] = [];

  beforeAll(async () => {
    let isOver = false;
    const client = async () => {
      while (!isOver) acknowledged.push(await bookOne());
    };
    const clients = Promise.all([client(), client()]);
    const crash = async () => {
      for (const name of names) {
        const victim = part(name);
        killed.push(victim);
        process.kill(victim.pid, 'SIGKILL');
        const before = acknowledged.length;
        await until('bookings to go on', async () => acknowledged.length >= before + 2, 90);
      }
      isOver = true;
    };
    await Promise.all([crash(), clients]);
  }, 300_000);

  it('all come back by themselves', async () => {
    for (const each of killed) await until(`${each.name} to be back`, () => isBack(each), 60);
    expect(await Promise.all(parts().map(isReady))).toEqual(names.map(() => true));
  });

  it('lose and double no acknowledged booking', async () => {
    const options = { token, origin: product.site };
    expect(acknowledged.length).toBeGreaterThan(names.length);
    for (const { quoteId, orderId, uniqueId } of acknowledged) {
      const listed = await call(orders.list, { body: { searchText: `#${uniqueId}` } }, options);
      expect(listed.body.rows.map(({ _id }) => _id)).toEqual([orderId]);
      const quote = await call(quotes.get, { params: { quoteId } }, options);
      expect(quote.body).toMatchObject({ status: 'Booked', orderId });
    }
  });

  it('send the mails of every booking, each once', async () => {
    const options = { token, origin: product.site };
    for (const { orderId } of acknowledged) {
      const log = await until(
        'every mail to be sent',
        async () => {
          const { body } = await call(emails.logs, { params: { orderId } }, options);
          return body.length > 2 && body.every(({ status }) => status === 'sent') && body;
        },
        60,
      );
      expect(new Set(log.map(({ template, to }) => `${template} ${to}`)).size).toBe(log.length);
    }
  }, 120_000);
});

describe('the end', () => {
  it('kill -9 of the whole leaves no part behind, and the next start finds its ports free', async () => {
    const before = parts();
    await endWith('SIGKILL');
    product = await launch();
    await until('the orphans to end', async () => !before.some(({ pid }) => isAlive(pid)));
    const { status } = await call(users.own, {}, { token, origin: product.site });
    expect(status).toBe(200);
  }, 120_000);

  it('Ctrl-C ends every part and then the whole, without an error', async () => {
    const before = parts();
    await endWith('SIGINT');
    expect(product.child.exitCode).toBe(0);
    expect(before.filter(({ pid }) => isAlive(pid))).toEqual([]);
    expect(existsSync(path.join(dataDir, 'parts.json'))).toBe(false);
    expect(existsSync(path.join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  }, 60_000);
});
