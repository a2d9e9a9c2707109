import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { TraceSpan } from './trace-span.js';
import type { Tracing } from './tracing.js';

const spans = new WeakMap<object, TraceSpan>();

/** The span of a request that is being traced. */
export function spanOf(request: object): TraceSpan | null {
  return spans.get(request) ?? null;
}

interface ServerSpan {
  /** What precedes the contract's paths here. */
  prefix?: string;
  isFromOutside?: boolean;
}

/** Every request is a span below its caller's. Health checks and `/metrics` are left out. */
export function traceRequests(fastify: FastifyInstance, tracing: Tracing): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    if (!/^\/(health\/|metrics$)/.test(request.routeOptions.url ?? ''))
      beginServerSpan(tracing, request, reply);
    done();
  });
}

/** Named by the route, never by the address, which may hold ids and tokens. Ends with the answer or the connection. */
export function beginServerSpan(
  tracing: Tracing,
  request: FastifyRequest,
  reply: FastifyReply,
  { prefix = '', isFromOutside = false }: ServerSpan = {},
): TraceSpan | null {
  const { method, raw } = request;
  const route = (request.routeOptions.url ?? '(no route)').slice(prefix.length);
  const parent = raw.headers.traceparent;
  const span = tracing.begin({
    name: `${method} ${route}`,
    kind: 'server',
    parent: typeof parent === 'string' ? parent : null,
    isFromOutside,
    attributes: { 'http.request.method': method, 'http.route': route, 'overland.request_id': request.id },
  });
  if (!span) return null;
  spans.set(request, span);
  reply.raw.once('close', () => finish(span, reply));
  return span;
}

function finish(span: TraceSpan, { raw }: FastifyReply): void {
  if (raw.writableEnded) {
    span.set({ 'http.response.status_code': raw.statusCode });
    if (raw.statusCode >= 500) span.fail(String(raw.statusCode));
  } else span.set({ 'overland.broken_off': true });
  span.end();
}
