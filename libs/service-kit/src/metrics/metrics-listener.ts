import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { loadConfig } from '../config.js';
import { processMetrics } from './metrics.js';

const MetricsConfig = z.object({
  /** Where `/metrics` answers for Prometheus; nowhere when absent. */
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))),
  LISTEN_HOST: z._default(z.string(), 'localhost'),
});

type Environment = Record<string, string | undefined>;

/** `METRICS_PORT` and `LISTEN_HOST`; null where no figures are wanted. @throws Error for what is no port. */
export function readMetricsConfig(env: Environment = process.env): { port: number; host: string } | null {
  const { METRICS_PORT: port, LISTEN_HOST: host } = loadConfig(MetricsConfig, env);
  return port === undefined ? null : { port, host };
}

/** `/metrics`: the figures of this process, for Prometheus. Never on a listener that people reach. */
export function addMetricsRoute(server: FastifyInstance): void {
  server.get('/metrics', async (_request, reply) => {
    const metrics = processMetrics();
    const text = await metrics.text();
    return reply.header('content-type', metrics.contentType).send(text);
  });
}

/** A listener of its own for the figures. @throws Error when the port is taken. */
export async function openMetricsListener(at: { port: number; host: string }): Promise<FastifyInstance> {
  const server = fastify({ logger: false });
  addMetricsRoute(server);
  await server.listen(at);
  return server;
}
