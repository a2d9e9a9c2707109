import fastify, { type FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { loadConfig } from '../config.js';
import { processMetrics } from './metrics.js';

const MetricsConfig = z.object({
  /** The port of `/metrics`, for Prometheus; without it there are no metrics. */
  METRICS_PORT: z.optional(z.coerce.number().check(z.int(), z.minimum(0), z.maximum(65535))),
  LISTEN_HOST: z._default(z.string(), 'localhost'),
});

type Environment = Record<string, string | undefined>;

/** `METRICS_PORT` and `LISTEN_HOST`; null without a port. @throws Error for an invalid port. */
export function readMetricsConfig(env: Environment = process.env): { port: number; host: string } | null {
  const { METRICS_PORT: port, LISTEN_HOST: host } = loadConfig(MetricsConfig, env);
  return port === undefined ? null : { port, host };
}

/** `/metrics`: the metrics of this process, for Prometheus. Never on a port that people reach. */
export function addMetricsRoute(server: FastifyInstance): void {
  server.get('/metrics', async (_request, reply) => {
    const metrics = processMetrics();
    const text = await metrics.text();
    return reply.header('content-type', metrics.contentType).send(text);
  });
}

/** A listener for `/metrics` alone; null without a port. @throws Error when the port is taken. */
export async function openMetricsListener(env: Environment): Promise<FastifyInstance | null> {
  const at = readMetricsConfig(env);
  if (!at) return null;
  const server = fastify({ logger: false });
  addMetricsRoute(server);
  await server.listen(at);
  return server;
}
