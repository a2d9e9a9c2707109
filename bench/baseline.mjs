// The named baselines, each in its own process.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endWithUs, hasEnded } from './end-with-us.mjs';

/** Runs `work` with a bare Fastify that has `/hello`, `/echo` and `/reply`, which returns `reply`. */
export function withBaseline(work, reply = {}) {
  return withServer('bare-fastify.mjs', work, { BENCH_REPLY: JSON.stringify(reply) });
}

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
