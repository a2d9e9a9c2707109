import type { IncomingMessage } from 'node:http';
import { takesBytes } from '@overland/service-kit';
import type { FastifyInstance, FastifyReply } from 'fastify';

/** Milliseconds for a whole request, unless it carries a file. */
const usualTimeout = 30_000;

/**
 * T37: a server has one time limit for all requests. It allows for a file of 25 MB from a phone; everything else is cut
 * off here, much sooner.
 */
export function limitSlowBodies(site: FastifyInstance, { timeout = usualTimeout } = {}): void {
  site.addHook('onRequest', (request, reply, done) => {
    if (hasBody(request.raw) && !takesBytes(request)) cutOffAfter(timeout, request.raw, reply);
    done();
  });
}

function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || Number(headers['content-length'] ?? 0) > 0;
}

function cutOffAfter(timeout: number, request: IncomingMessage, reply: FastifyReply): void {
  const timer = setTimeout(() => {
    if (request.complete) return;
    if (reply.raw.headersSent) request.destroy();
    else reply.server.server.emit('clientError', late(), request.socket);
  }, timeout).unref();
  request.once('close', () => clearTimeout(timer));
}

/** As Node calls it when its own limit is exceeded. */
const late = () => Object.assign(new Error('late'), { code: 'ERR_HTTP_REQUEST_TIMEOUT' });
