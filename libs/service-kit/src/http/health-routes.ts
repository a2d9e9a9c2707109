import type { FastifyInstance } from 'fastify';
import { findCommit, version } from '../../product-build.mjs';
import { within } from '../within.js';

const longestCheckMs = 1_000;

/** What a process depends on, by name; a check throws when its dependency is down. */
export type ReadyChecks = Record<string, () => Promise<unknown>>;

/**
 * `/health/live`: the process answers, with its version and commit; a dependency that is down does not count, because a restart would not help.
 * `/health/ready`: its dependencies answer, too, each within a second, or 503 with the names of those that do not.
 */
export function addHealthRoutes(fastify: FastifyInstance, checks: ReadyChecks): void {
  fastify.get('/health/live', async () => ({ status: 'ok', version, commit: await findCommit() }));
  fastify.get('/health/ready', async (_request, reply) => {
    const missing = await failing(checks);
    if (missing.length === 0) return { status: 'ok' };
    return reply.status(503).header('retry-after', '2').send({ status: 'unavailable', missing });
  });
}

async function failing(checks: ReadyChecks): Promise<string[]> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await within(longestCheckMs, check);
        return [];
      } catch {
        return [name];
      }
    }),
  );
  return results.flat();
}
