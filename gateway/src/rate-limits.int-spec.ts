import { randomUUID } from 'node:crypto';
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
import { RateLimits } from './rate-limits.js';

describe.each(queueBackends())('the shared counters on $name', (backend) => {
  let queue: TestDatabase;
  const opened: RateLimits[] = [];

  beforeAll(async () => {
    await backend.start();
    queue = await createTestQueue();
  });
  afterAll(async () => {
    await Promise.all(opened.map((limits) => limits.close()));
    await queue.drop();
    await backend.stop();
  });

  async function open(points: { signIn?: number; booking?: number }): Promise<RateLimits> {
    const logger = createLogger({ level: 'warn', stream: new LogRecorder() });
    const store = { redisUrl: backend.redis?.url, queueDatabaseUrl: queue.ownerUrl };
    const limits = await RateLimits.open({ points, ...store, logger });
    opened.push(limits);
    return limits;
  }

  async function isLetIn(limits: RateLimits, key: string): Promise<boolean> {
    return limits.consume('signIn', key).then(
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

  it('T10: admits exactly the allowed number over two gateways that count at the same time', async () => {
    const [one, two] = await Promise.all([open({ signIn: 20 }), open({ signIn: 20 })]);
    const outcomes: boolean[] = [];
    // Fifty at a time: a store that keeps a gateway waiting for a second is passed over.
    while (outcomes.length < 500) {
      const tries = Array.from({ length: 50 }, (_one, at) => isLetIn(at % 2 ? one : two, 'a:203.0.113.1'));
      outcomes.push(...(await Promise.all(tries)));
    }
    expect(outcomes.filter(Boolean)).toHaveLength(20);
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

  it('counts in memory while the store is down, rather than admitting everyone or no one', async () => {
    const limits = await open({ signIn: 2 });
    await takeAway();
    const outcomes = [];
    for (let at = 0; at < 4; at += 1) outcomes.push(await isLetIn(limits, 'a:203.0.113.4'));
    await bringBack();
    expect(outcomes).toEqual([true, true, false, false]);
  });

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
    const logger = createLogger({ level: 'warn', stream: new LogRecorder() });
    const store = { redisUrl: backend.redis?.url, queueDatabaseUrl: way.url };
    const limits = await RateLimits.open({ points: { signIn: 1 }, ...store, logger });
    expect(await isLetIn(limits, 'a:203.0.113.9')).toBe(true);
    way.silence();
    backend.redis?.freeze();
    expect(await isLetIn(limits, 'a:203.0.113.10')).toBe(true);
    await backend.redis?.restart();
    await limits.close();
    await way.close();
  });

  it('opens while the store is away, and counts there once it is back', async () => {
    const logger = createLogger({ level: 'warn', stream: new LogRecorder() });
    const way = await SilentProxy.open(queue.ownerUrl);
    const store = { redisUrl: backend.redis?.url, queueDatabaseUrl: way.url };
    await way.close();
    await backend.redis?.kill();
    const limits = await RateLimits.open({ points: { signIn: 1 }, ...store, logger });
    expect(await isLetIn(limits, 'a:203.0.113.6')).toBe(true);
    const back = await SilentProxy.open(queue.ownerUrl, Number(new URL(store.queueDatabaseUrl).port));
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
    await limits.close();
    await back.close();
  });

  it('multiplies every limit by the factor of the configuration', async () => {
    const logger = createLogger({ level: 'warn', stream: new LogRecorder() });
    const limits = await RateLimits.open({ points: { signIn: 2 }, factor: 1.5, logger });
    opened.push(limits);
    const outcomes = [];
    for (let at = 0; at < 4; at += 1) outcomes.push(await isLetIn(limits, 'a:203.0.113.5'));
    expect(outcomes).toEqual([true, true, true, false]);
  });
});
