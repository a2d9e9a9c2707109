import fastify, { type FastifyInstance } from 'fastify';
import type { Environment } from '../config/faults.js';
import { processMetrics } from './metrics.js';
import { readMetricsConfig } from './metrics-config.js';

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
