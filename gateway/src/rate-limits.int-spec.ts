import { randomUUID } from 'node:crypto';
import type { RateClass } from '@overland/contracts';
import { createLogger } from '@overland/service-kit';
import {
  createTestQueue,
  LogRecorder,
  queueBackends,
  SilentProxy,
  type TestDatabase,
  until,
} from '@overland/service-kit/testing';
import pg from 'pg';
import { openSharedCounters } from './open-shared-counters.js';
import { type RateLimitPoints, RateLimits } from './rate-limits.js';
import type { SharedCounters } from './shared-counters.js';

const logger = createLogger({ level: 'warn', stream: new LogRecorder() });

describe.each(queueBackends())('the shared counters on $name', (backend) => {
  let queue: TestDatabase;
  const opened: SharedCounters[] = [];

  beforeAll(async () => {
    await backend.start();
    queue = await createTestQueue();
  });
  afterAll(async () => {
    await Promise.all(opened.map((counters) => counters.close()));
    await queue.drop();
    await backend.stop();
  });

  async function open(
    points: Partial<RateLimitPoints>,
    queueDatabaseUrl = queue.ownerUrl,
  ): Promise<RateLimits> {
    const stores = { REDIS_URL: backend.redis?.url, QUEUE_DATABASE_URL: queueDatabaseUrl };
    const counters = await openSharedCounters(stores, logger);
    if (counters) opened.push(counters);
    return new RateLimits({ points, counters, logger });
  }

  async function isLetIn(limits: RateLimits, key: string, rateClass: RateClass = 'signIn'): Promise<boolean> {
    return limits.consume(rateClass, key).then(
      () => true,
      () => false,
    );
  }

  async function query<R extends pg.QueryResultRow>(sql: string): Promise<R[]> {
    const client = new pg.Client({ connectionString: queue.ownerUrl });
    await client.connect();
    try {
      return (await client.query<R>(sql)).rows;
    } finally {
      await client.end();
    }
  }

  if (backend.name === 'PostgreSQL') {
    it('makes its unlogged table once, however many gateways start at the same time', async () => {
      await Promise.all(Array.from({ length: 5 }, () => open({})));
      const rows = await query(`select relpersistence from pg_class where relname = 'gateway_rate_limits'`);
      expect(rows).toEqual([{ relpersistence: 'u' }]);
    });
  }

  // Of those that are taken in blocks, one block is two.
  it.each([
    ['signIn', 20],
    ['normal', 60],
    ['cheap', 60],
    ['webhook', 60],
  ] as const)(
    'T10: admits exactly the allowed number of %s over two gateways that count at the same time',
    async (rateClass, allowed) => {
      const points = { [rateClass]: allowed };
      const [one, two] = await Promise.all([open(points), open(points)]);
      const outcomes: boolean[] = [];
      // Fifty at a time: a store that keeps a gateway waiting for a second is passed over.
      while (outcomes.length < 500) {
        const tries = Array.from({ length: 50 }, (_one, at) =>
          isLetIn(at % 2 ? one : two, 'a:203.0.113.1', rateClass),
        );
        outcomes.push(...(await Promise.all(tries)));
      }
      expect(outcomes.filter(Boolean)).toHaveLength(allowed);
    },
  );

  it('takes one block for requests that come at the same time, and leaves the rest to other gateways', async () => {
    const [one, two] = await Promise.all([open({ normal: 600 }), open({ normal: 600 })]);
    const letIn = async (limits: RateLimits, requests: number) => {
      const tries = Array.from({ length: requests }, () => isLetIn(limits, 'u:of-two-gateways', 'normal'));
      return (await Promise.all(tries)).filter(Boolean).length;
    };
    // A block is 20: what the first keeps of its second one is the most that the other lacks.
    expect(await letIn(one, 21)).toBe(21);
    expect(await letIn(two, 700)).toBe(560);
    expect(await letIn(one, 700)).toBe(19);
  });

  it('counts each address for itself', async () => {
    const limits = await open({ signIn: 1 });
    expect([await isLetIn(limits, 'a:203.0.113.2'), await isLetIn(limits, 'a:203.0.113.3')]).toEqual([
      true,
      true,
    ]);
  });

  it('holds a limit of bookings for an hour', async () => {
    const limits = await open({ booking: 1 });
    await limits.consume('booking', 'a:203.0.113.7');
    const refused = await limits.consume('booking', 'a:203.0.113.7').catch((error: unknown) => error);
    expect(refused).toMatchObject({ code: 'tooManyRequests' });
    expect((refused as { retryAfterSeconds: number }).retryAfterSeconds).toBeGreaterThan(3500);
  });

  it('counts what succeeded alone, over two gateways at the same time', async () => {
    const [one, two] = await Promise.all([open({ booking: 3 }), open({ booking: 3 })]);
    const address = 'a:203.0.113.8';
    const book = async (at: number, succeeds: boolean) => {
      const limits = at % 2 ? one : two;
      const isIn = await limits.consume('booking', address).then(
        () => true,
        () => false,
      );
      if (isIn && !succeeds) await limits.giveBack('booking', address);
      return isIn;
    };
    for (let at = 0; at < 20; at += 1) expect(await book(at, false)).toBe(true);
    const booked = await Promise.all(Array.from({ length: 50 }, (_one, at) => book(at, true)));
    expect(booked.filter(Boolean)).toHaveLength(3);
    expect(await book(0, true)).toBe(false);
  });

  it('lets one person send 60 emails an hour by hand, and no more (T17)', async () => {
    const limits = await open({});
    const user = `u:${randomUUID()}`;
    const send = () =>
      limits.consume('sending', user).then(
        () => 'sent',
        (error: { code: string }) => error.code,
      );
    const outcomes = await Promise.all(Array.from({ length: 100 }, send));
    expect(outcomes.filter((outcome) => outcome === 'sent')).toHaveLength(60);
    expect(new Set(outcomes)).toEqual(new Set(['sent', 'tooManyRequests']));
  });

  it.each([
    ['signIn', 2],
    ['normal', 60],
  ] as const)(
    'counts %s in memory while the store is down, rather than admitting everyone or no one',
    async (rateClass, allowed) => {
      const limits = await open({ [rateClass]: allowed });
      await takeAway();
      const outcomes = [];
      for (let at = 0; at < 2 * allowed; at += 1)
        outcomes.push(await isLetIn(limits, 'a:203.0.113.4', rateClass));
      await bringBack();
      expect(outcomes).toEqual(outcomes.map((_, at) => at < allowed));
    },
  );

  async function takeAway() {
    if (backend.redis) await backend.redis.kill();
    else await query('alter table gateway_rate_limits rename to gateway_rate_limits_away');
  }

  async function bringBack() {
    if (backend.redis) await backend.redis.restart();
    else await query('alter table gateway_rate_limits_away rename to gateway_rate_limits');
  }

  it('counts in memory while the store is silent, and keeps no request waiting for it', async () => {
    const way = await SilentProxy.open(queue.ownerUrl);
    const limits = await open({ signIn: 1 }, way.url);
    expect(await isLetIn(limits, 'a:203.0.113.9')).toBe(true);
    way.silence();
    backend.redis?.freeze();
    expect(await isLetIn(limits, 'a:203.0.113.10')).toBe(true);
    await backend.redis?.restart();
    await opened.pop()?.close();
    await way.close();
  });

  it('opens while the store is away, and counts there once it is back', async () => {
    const way = await SilentProxy.open(queue.ownerUrl);
    const { url } = way;
    await way.close();
    await backend.redis?.kill();
    const limits = await open({ signIn: 1 }, url);
    expect(await isLetIn(limits, 'a:203.0.113.6')).toBe(true);
    const back = await SilentProxy.open(queue.ownerUrl, Number(new URL(url).port));
    await backend.redis?.restart();
    const other = await open({ signIn: 1 });
    let at = 0;
    // An address for each look: what was counted in memory stays there.
    const isShared = async () => {
      at += 1;
      const address = `a:203.0.114.${at}`;
      return (await isLetIn(limits, address)) && !(await isLetIn(other, address));
    };
    await until('counters that are shared', isShared);
    await Promise.all(opened.splice(0).map((counters) => counters.close()));
    await back.close();
  });

  it('multiplies every limit by the factor of the configuration', async () => {
    const limits = new RateLimits({ points: { signIn: 2 }, factor: 1.5, counters: null, logger });
    const outcomes = [];
    for (let at = 0; at < 4; at += 1) outcomes.push(await isLetIn(limits, 'a:203.0.113.5'));
    expect(outcomes).toEqual([true, true, true, false]);
  });
});
