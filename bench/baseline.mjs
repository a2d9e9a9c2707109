// The named baselines, each a process of its own.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { endWithUs, hasEnded } from './end-with-us.mjs';

/** Runs `work` beside a bare Fastify with `/hello`, `/echo` and `/reply`, which answers `reply`. */
export function withBaseline(work, reply = {}) {
  return withServer('bare-fastify.mjs', work, { BENCH_REPLY: JSON.stringify(reply) });
}

/** Runs `work({ pid, url })` beside a server of this folder that tells its port when it listens. */
export async function withServer(file, work, env = {}) {
  const child = fork(path.join(import.meta.dirname, file), { env: { ...process.env, ...env } });
  endWithUs(child.pid);
  try {
    const [{ port }] = await once(child, 'message');
    return await work({ pid: child.pid, url: `http://127.0.0.1:${port}` });
  } finally {
    child.kill();
    hasEnded(child.pid);
  }
}
