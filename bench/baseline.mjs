// The named baselines, each in its own process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endWithUs, hasEnded } from './end-with-us.mjs';

/** Runs `work` with a bare Fastify that has `/hello`, `/echo` and `/reply`, which returns `reply`. */
export function withBaseline(work, reply = {}) {
  return withServer('bare-fastify.mjs', work, { BENCH_REPLY: JSON.stringify(reply) });
}

/**
 * A path of the bare Fastify that answers as late as the product, by `us` microseconds of work, and what of its CPU is not that
 * work. Without it the client has always something to do; a client that waits is woken by each reply, for which the kernel charges
 * every server 10 to 25 us.
 */
export const late = (us) => ({
  target: ({ pid, url }, path) => ({ pid, connections: 20, url: `${url}${path}/after/${us}` }),
  apart: (figures) => figures.map((cpu) => cpu - us),
});

/** Runs `work({ pid, url })` with a server of this folder that reports its port, and what else, once it listens. */
export async function withServer(file, work, env = {}) {
  const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  endWithUs(child.pid);
  try {
    const [{ port, ...more }] = await once(child, 'message');
    return await work({ pid: child.pid, url: `http://127.0.0.1:${port}`, ...more });
  } finally {
    child.kill();
    hasEnded(child.pid);
  }
}
