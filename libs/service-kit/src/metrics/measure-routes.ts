import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { processMetrics } from './metrics.js';

interface MeasureOptions {
  /** Who answers: a service's name, or `gateway`. */
  service: string;
  /** What precedes the contract's paths here. */
  prefix?: string;
}

/**
 * Counts and times the answers of every route by its path in the contract, never with values. Health checks and
 * `/metrics` itself are left out.
 */
export function measureRoutes(fastify: FastifyInstance, { service, prefix = '' }: MeasureOptions): void {
  const { routes } = processMetrics();
  fastify.addHook('onRoute', (route) => {
    if (/^\/(health\/|metrics$)/.test(route.url)) return;
    const method = typeof route.method === 'string' ? route.method : 'other';
    const labels = { service, method, route: withoutPrefix(route.url, prefix) };
    const byStatusClass = ['1xx', '2xx', '3xx', '4xx', '5xx'].map((status) =>
      routes.labels({ ...labels, status }),
    );
    const measure: onResponseHookHandler = (_request, reply, done) => {
      byStatusClass[Math.floor(reply.raw.statusCode / 100) - 1]?.observe(reply.elapsedTime / 1000);
      done();
    };
    route.onResponse = [route.onResponse ?? [], measure].flat();
  });
}

function withoutPrefix(url: string, prefix: string): string {
  return prefix !== '' && url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;
}
