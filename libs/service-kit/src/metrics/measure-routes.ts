import type { FastifyInstance, onResponseHookHandler } from 'fastify';
import { processMetrics } from './metrics.js';

interface MeasureOptions {
  /** Who answers: a service's name, or `gateway`. */
  service: string;
  /** What precedes the contract's paths here. */
  prefix?: string;
}

/**
 * Counts and times the answers of every route that is registered from now on, in a series that is looked up once.
 * Health and figures themselves are left out.
 */
export function measureRoutes(fastify: FastifyInstance, { service, prefix = '' }: MeasureOptions): void {
  const { routes } = processMetrics();
  fastify.addHook('onRoute', (route) => {
    if (/^\/(health\/|metrics$)/.test(route.url)) return;
    const method = typeof route.method === 'string' ? route.method : 'other';
    const series = routes.of({ service, method, route: withoutPrefix(route.url, prefix) });
    const count: onResponseHookHandler = (_request, reply, done) => {
      series.add(reply.raw.statusCode, reply.elapsedTime);
      done();
    };
    route.onResponse = [route.onResponse ?? [], count].flat();
  });
}

function withoutPrefix(url: string, prefix: string): string {
  return prefix !== '' && url.startsWith(`${prefix}/`) ? url.slice(prefix.length) : url;
}
