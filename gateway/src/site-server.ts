import type { ErrorReply } from '@overland/contracts';
import { beginServerSpan, notFound, requestIdOf, runInContext, type Tracing } from '@overland/service-kit';
import fastify, { type FastifyInstance, type FastifyReply, LogController } from 'fastify';
import type { Logger } from 'pino';
import { brokenRequestAnswers } from './broken-requests.js';
import { refuseOtherSpellings } from './canonical-target.js';
import type { GatewayConfig } from './config.js';
import { replyWithError } from './error-answers.js';
import { cleanHeaders } from './inbound-headers.js';
import { httpLimits } from './listen.js';
import { securityHeaders } from './security-headers.js';
import { limitSlowBodies } from './slow-bodies.js';

/** A Fastify server with our limits, request ids, host check, headers, errors and one log line per answer. */
export function createSiteServer(config: GatewayConfig, logger: Logger, tracing: Tracing): FastifyInstance {
  const site = fastify({
    loggerInstance: logger,
    // A child logger per request costs more than the request: log lines carry the request id themselves.
    childLoggerFactory: (shared) => shared,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: (request) => requestIdOf(request),
    rewriteUrl: (request) => refuseOtherSpellings(request.url ?? ''),
    trustProxy:
      config.TRUSTED_PROXIES > 0 && ((_address: string, hop: number) => hop < config.TRUSTED_PROXIES),
    requestTimeout: httpLimits.requestTimeout,
    keepAliveTimeout: httpLimits.keepAliveTimeout,
    http: httpLimits,
    exposeHeadRoutes: false,
    // While it drains, `/health/ready` says so; requests on open connections are still answered.
    return503OnClosing: false,
    routerOptions: { maxParamLength: 500 },
    frameworkErrors: replyWithError,
    clientErrorHandler: brokenRequestAnswers({ isHttps: config.STAFF_SITE_URL.startsWith('https:') }),
  }) as unknown as FastifyInstance;
  addHooks(site, config, tracing.isOn);
  limitSlowBodies(site);
  traceRequests(site, tracing);
  if (logger.isLevelEnabled('info')) logAnswers(site);
  site.setErrorHandler(replyWithError);
  site.setNotFoundHandler((request, reply) => replyWithError(notFound(), request, reply));
  return site;
}

function addHooks(site: FastifyInstance, config: GatewayConfig, isTraced: boolean): void {
  site.addHook('onRequest', (request, reply, done) => {
    reply.raw.setHeader('x-request-id', request.id);
    const headers = securityHeaders({ isHttps: request.protocol === 'https' });
    for (const [name, value] of Object.entries(headers)) reply.raw.setHeader(name, value);
    const isProbe = request.raw.url?.startsWith('/health/') ?? false;
    if (!isProbe && !isAllowedHost(request.raw.headers.host, config.ALLOWED_HOSTS)) {
      return void refuseHost(reply);
    }
    cleanHeaders(request.raw, {
      requestId: request.id,
      clientIp: request.ip,
      hasTrustedProxies: config.TRUSTED_PROXIES > 0,
      isTraced,
    });
    done();
  });
}

/** Logs the route, never the address: page addresses carry reset tokens. */
function logAnswers(site: FastifyInstance): void {
  site.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? '(no route)';
    if (!route.startsWith('/health/')) {
      const ms = Math.round(reply.elapsedTime * 10) / 10;
      const line = { requestId: request.id, method: request.method, route, status: reply.raw.statusCode, ms };
      request.log.info(line, 'answered');
    }
    done();
  });
}

/** 421: our pages are never served under a foreign host name. */
function refuseHost(reply: FastifyReply): void {
  const body: ErrorReply = {
    code: 'notFound',
    message: 'This host name is not served here.',
    requestId: reply.request.id,
  };
  void reply.status(421).header('cache-control', 'no-store').send(body);
}

const alwaysAllowedHosts = ['localhost', '127.0.0.1', '[::1]'];

/** Whether a `Host` header names one of our sites, on any port. Links are never made from it. */
function isAllowedHost(host: string | undefined, allowed: readonly string[]): boolean {
  const name = /^(\[[\da-f:.]+\]|[\w.-]+)(:\d{1,5})?$/.exec(host?.toLowerCase() ?? '')?.[1];
  return name !== undefined && (alwaysAllowedHosts.includes(name) || allowed.includes(name));
}

/** Each call of the API gets a span below the browser's `traceparent`; the service's span is below it. */
function traceRequests(site: FastifyInstance, tracing: Tracing): void {
  if (!tracing.isOn) return;
  site.addHook('onRequest', (request, reply, done) => {
    if (!request.routeOptions.url?.startsWith('/api/')) return void done();
    const span = beginServerSpan(tracing, request, reply, { prefix: '/api', isFromOutside: true });
    if (span) request.raw.headers.traceparent = span.traceparent;
    runInContext({ requestId: request.id, service: 'gateway', span }, done);
  });
}
