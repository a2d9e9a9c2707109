import type { Redis } from 'ioredis';
import { type StreamRegister, streamLeaseSeconds } from './shared-counters.js';

/** A sorted set for each key: streams by the second, of Redis' clock, at which their entry ends. */
const enter = `
local now = tonumber(redis.call('TIME')[1])
redis.call('ZREMRANGEBYSCORE', KEYS[1], '-inf', now)
if redis.call('ZCARD', KEYS[1]) >= tonumber(ARGV[2]) then return 0 end
redis.call('ZADD', KEYS[1], now + tonumber(ARGV[3]), ARGV[1])
redis.call('EXPIRE', KEYS[1], ARGV[3])
return 1`;

/** More than anybody opens: what is renewed is open already. */
const unlimited = 1_000_000;

const nameOf = (key: string) => `overland:streams:${key}`;

export function streamsInRedis(redis: Redis, leaseSeconds = streamLeaseSeconds): StreamRegister {
  const enterAs = async (key: string, id: string, most: number) =>
    (await redis.eval(enter, 1, nameOf(key), id, most, leaseSeconds)) === 1;
  return {
    enter: ({ key, id }, most) => enterAs(key, id, most),
    renew: async (entries) => {
      await Promise.all(entries.map(({ key, id }) => enterAs(key, id, unlimited)));
    },
    leave: async ({ key, id }) => {
      await redis.zrem(nameOf(key), id);
    },
  };
}
