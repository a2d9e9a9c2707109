import { setTimeout as pause } from 'node:timers/promises';
import { createLogger } from '@overland/service-kit';
import {
  createTestQueue,
  LogRecorder,
  queueBackends,
  type TestDatabase,
  until,
} from '@overland/service-kit/testing';
import { Redis } from 'ioredis';
import pg from 'pg';
import { openSharedCounters } from './open-shared-counters.js';
import { streamsInPostgres } from './postgres-streams.js';
import { streamsInRedis } from './redis-streams.js';
import type { SharedCounters, StreamRegister } from './shared-counters.js';
import { StreamPlaces } from './stream-places.js';

const logger = createLogger({ level: 'warn', stream: new LogRecorder() });
const leaseSeconds = 2;

describe.each(queueBackends())('the places of live streams, counted on $name', (backend) => {
  let queue: TestDatabase;
  let pool: pg.Pool;
  let redis: Redis | null = null;
  const opened: SharedCounters[] = [];

  beforeAll(async () => {
    await backend.start();
    queue = await createTestQueue();
    pool = new pg.Pool({ connectionString: queue.ownerUrl });
    redis = backend.redis && new Redis(backend.redis.url);
    redis?.on('error', () => undefined);
  });
  afterAll(async () => {
    await Promise.all(opened.map((counters) => counters.close()));
    redis?.disconnect();
    await pool.end();
    await queue.drop();
    await backend.stop();
  });

  async function aGateway(): Promise<StreamPlaces> {
    const stores = { REDIS_URL: backend.redis?.url, QUEUE_DATABASE_URL: queue.ownerUrl };
    const counters = await openSharedCounters(stores, logger);
    if (counters) opened.push(counters);
    return new StreamPlaces(counters?.streams ?? null, logger);
  }

  /** Whose entries end soon. */
  const shortLived = (): StreamRegister =>
    redis ? streamsInRedis(redis, leaseSeconds) : streamsInPostgres(pool, leaseSeconds);

  const limitOf = (key: string, most = 10) => ({ key, most, refusal: 'Too many.' });
  const isOpened = (gateway: StreamPlaces, key: string, most?: number) =>
    gateway.take([limitOf(key, most)]).then(
      () => true,
      () => false,
    );

  it('are ten for a person over two gateways that open them at the same time', async () => {
    const gateways = [await aGateway(), await aGateway()];
    const tries = Array.from({ length: 60 }, (_, at) => gateways[at % 2] ?? gateways[0]);
    const outcomes = await Promise.all(tries.map((gateway) => gateway && isOpened(gateway, 'user lee')));
    expect(outcomes.filter(Boolean)).toHaveLength(10);
    expect(await isOpened(await aGateway(), 'user dana')).toBe(true);
  });

  it('are free again when a stream ends, in every gateway', async () => {
    const [one, two] = [await aGateway(), await aGateway()];
    const giveBack = await one.take([limitOf('user kim', 1)]);
    expect(await isOpened(two, 'user kim', 1)).toBe(false);
    giveBack();
    await until('the place is free', () => isOpened(two, 'user kim', 1));
  });

  it('hold none of the first limit where the second one refuses', async () => {
    const gateway = await aGateway();
    const [order, address] = [limitOf('order 1', 1), limitOf('address 203.0.113.1', 1)];
    await gateway.take([address]);
    await expect(gateway.take([order, address])).rejects.toMatchObject({ code: 'tooManyRequests' });
    await until('the first is free', () => isOpened(gateway, order.key, 1));
  });

  it('end by themselves where their gateway died, and stay while it renews them', async () => {
    const [dead, living] = [new StreamPlaces(shortLived(), logger), new StreamPlaces(shortLived(), logger)];
    expect(await isOpened(dead, 'user of-the-dead', 1)).toBe(true);
    expect(await isOpened(living, 'user of-the-living', 1)).toBe(true);
    const other = await aGateway();
    expect(await isOpened(other, 'user of-the-dead', 1)).toBe(false);
    for (let at = 0; at < 2 * leaseSeconds; at += 1) {
      await pause(700);
      await living.renew();
    }
    expect(await isOpened(other, 'user of-the-dead', 1)).toBe(true);
    expect(await isOpened(other, 'user of-the-living', 1)).toBe(false);
  });

  it('are counted in each gateway while the store is away, and together once it is back', async () => {
    const [one, two] = [await aGateway(), await aGateway()];
    if (backend.redis) await backend.redis.kill();
    else await pool.query('alter table gateway_live_streams rename to gateway_live_streams_away');
    const outcomes = [];
    for (let at = 0; at < 4; at += 1) outcomes.push(await isOpened(one, 'user max', 2));
    expect(outcomes).toEqual([true, true, false, false]);
    expect(await isOpened(two, 'user max', 2)).toBe(true);
    if (backend.redis) await backend.redis.restart();
    else await pool.query('alter table gateway_live_streams_away rename to gateway_live_streams');
    await until('they are counted together', async () => {
      await one.renew();
      return !(await isOpened(await aGateway(), 'user max', 2));
    });
  });
});
