import type { FastifyInstance } from 'fastify';
import { within } from '../within.js';

const longestCheckMs = 3_000;

/** What a process cannot do without, by name; each check throws when it is not there. */
export type ReadyChecks = Record<string, () => Promise<unknown>>;

/**
 * `/health/live`: the process answers, whatever else is down: a restart would not heal that. `/health/ready`: what it
 * needs answers, too, or 503 with the names of what does not.
 */
export function addHealthRoutes(fastify: FastifyInstance, checks: ReadyChecks): void {
  fastify.get('/health/live', async () => ({ status: 'ok' }));
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
