import type { FastifyInstance } from 'fastify';

/** `live`: the process answers. `ready`: it takes requests; no longer while it drains. */
export function registerHealth(site: FastifyInstance, isDraining: () => boolean): void {
  site.get('/health/live', async () => ({ status: 'ok' }));
  site.get('/health/ready', async (_request, reply) => {
    if (!isDraining()) return { status: 'ok' };
    return reply
      .status(503)
      .header('retry-after', '2')
      .send({ status: 'unavailable', missing: ['draining'] });
  });
}
