import { beginServerSpan, runInContext, type Tracing } from '@overland/service-kit';
import type { FastifyInstance } from 'fastify';

/** Each call of the API gets a span below the browser's `traceparent`; the service's span is below it. */
export function traceRequests(site: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  site.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.url?.startsWith('/api/')) return void done();
    const span = beginServerSpan(tracing, request, reply, { prefix: '/api', isFromOutside: true });
    if (span) request.raw.headers.traceparent = span.traceparent;
    runInContext({ requestId: request.id, service: 'gateway', span }, done);
  });
}
