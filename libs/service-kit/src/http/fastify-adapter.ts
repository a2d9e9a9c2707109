import type { IncomingMessage } from 'node:http';
import { FastifyAdapter } from '@nestjs/platform-fastify';
import { eventDeliveries } from '@overland/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Logger } from 'pino';
import { type RequestContext, runInContext } from '../logging/request-context.js';
import { largestDelivery } from '../outbox/event-size.js';
import { spanOf, traceRequests } from '../tracing/trace-requests.js';
import { Tracing } from '../tracing/tracing.js';
import { sendCheckedReplies } from './checked-reply.js';
import { replyWithError } from './error.filter.js';
import { readJsonBodies } from './json-body.js';
import { requestIdOf } from './request-headers.js';

const bodyLimit = 256 * 1024;
const deliveries = new Set<string>(Object.values(eventDeliveries).map(({ path }) => path));

export function createAdapter(): FastifyAdapter {
  return new FastifyAdapter({
    logger: false,
    bodyLimit,
    exposeHeadRoutes: false,
    // While it shuts down, requests on open connections are still answered, with `connection: close`.
    return503OnClosing: false,
    genReqId: (request: IncomingMessage) => requestIdOf(request),
    frameworkErrors: (error: Error, request: FastifyRequest, reply: FastifyReply) =>
      replyWithError(error, request, reply),
  });
}

/** Request ids, one log line per answer, JSON bodies. The log has the route's pattern, never its values. */
export function addHttpBasics(
  fastify: FastifyInstance,
  service: string,
  logger: Logger,
  tracing = Tracing.off,
): void {
  const contextOf = (request: FastifyRequest): RequestContext => ({ requestId: request.id, service });
  const contextInTrace = (request: FastifyRequest): RequestContext => ({
    requestId: request.id,
    service,
    span: spanOf(request),
  });
  const context = tracing.isOn ? contextInTrace : contextOf;
  if (tracing.isOn) traceRequests(fastify, tracing);
  readJsonBodies(fastify);
  fastify.addHook('onRoute', (route) => {
    if (deliveries.has(route.url)) route.bodyLimit = largestDelivery;
  });
  sendCheckedReplies(fastify);
  fastify.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    // Answers hold personal data: no cache keeps them unless the handler sets its own header.
    reply.header('cache-control', 'no-store');
    runInContext(context(request), done);
  });
  // Reading a body loses the context; enter it again.
  fastify.addHook('preValidation', (request, _reply, done) => {
    runInContext(context(request), done);
  });
  if (!logger.isLevelEnabled('info')) return;
  fastify.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(no route)';
    if (!route.startsWith('/health/')) {
      const took = Math.round(reply.elapsedTime * 10) / 10;
      logger.info({ method: request.method, route, status: reply.statusCode, ms: took }, 'answered');
    }
    done();
  });
}
