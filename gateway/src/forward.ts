import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyReplyFromHooks } from '@fastify/reply-from';
import { type Endpoint, messages } from '@overland/contracts';
import {
  AppError,
  confirmationRequired,
  ServiceHosts,
  serviceVariable,
  unavailable,
  unconfirmedPrefix,
} from '@overland/service-kit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { replyWithError } from './error-answers.js';

const retryAfterMs = 100;

function codeOf(error: unknown): string | null {
  return typeof error === 'object' && error !== null && 'code' in error ? String(error.code) : null;
}

/**
 * A read is repeated once where a replica ended under it: by a new connection, so by another replica. Not one that a service
 * has not answered in time, for which people would wait twice as long.
 * @returns milliseconds until then, null for never
 */
export function retryDelay(
  method: string,
  { err, attempt }: { err: Error | null; attempt: number },
): number | null {
  const isLost = err !== null && !/TIMEOUT|TIMEDOUT/.test(codeOf(err.cause) ?? codeOf(err) ?? '');
  return isLost && attempt === 0 && method === 'GET' ? retryAfterMs : null;
}

/** A service that refuses connections is down; one that disconnects or times out has failed. */
function toAppError(error: Error): AppError {
  const code = codeOf(error.cause) ?? codeOf(error) ?? '';
  const isDown = /^(ECONNREFUSED|ENOTFOUND|EHOSTUNREACH|EAI_AGAIN|UND_ERR_CONNECT_TIMEOUT)$/.test(code);
  return isDown ? unavailable() : new AppError('badGateway', messages.unavailable);
}

/** Hop-by-hop headers of the service's connection are not ours; everything else is passed on. */
function passedOn(headers: IncomingHttpHeaders): IncomingHttpHeaders {
  const { connection: _c, 'keep-alive': _k, ...rest } = headers;
  return rest;
}

/**
 * Passes an admitted request on to its service, the body unread. A service in this process gets the raw request,
 * without a network hop; another is reached at `<SERVICE>_URL`.
 */
export function handOver(endpoint: Endpoint, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return handOverBelow('', endpoint, request, reply);
}

/** Has the service say what is wrong with a call that it does not make. */
export function handOverUnconfirmed(
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  return handOverBelow(unconfirmedPrefix, endpoint, request, reply);
}

function handOverBelow(
  prefix: string,
  endpoint: Endpoint,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const target = `${prefix}${(request.raw.url ?? '').slice('/api'.length)}`;
  const neighbor = ServiceHosts.get(endpoint.service);
  if (neighbor) {
    reply.hijack();
    request.raw.url = target;
    neighbor.routing(request.raw, reply.raw);
    return reply;
  }
  const base = process.env[serviceVariable(endpoint.service, 'URL')]?.replace(/\/$/, '');
  if (!base) throw unavailable();
  return reply.from(`${base}${target}`, {
    retryDelay: (failed) => retryDelay(endpoint.method, failed),
    rewriteHeaders: (headers) => passedOn(headers as IncomingHttpHeaders),
    onError: (_reply, { error }) => replyWithError(toAppError(error), request, reply),
    ...(prefix !== '' && { onResponse: confirmIfUnknown }),
  });
}

type OnResponse = NonNullable<FastifyReplyFromHooks['onResponse']>;

/** A service of an older release has no such route. No answer but a refusal is passed on. */
const confirmIfUnknown: OnResponse = (request, reply, response) => {
  if (response.statusCode >= 400 && response.statusCode !== 404) return void reply.send(response.stream);
  response.stream.resume();
  void reply.removeHeader('content-encoding').removeHeader('content-length');
  replyWithError(confirmationRequired(), request as FastifyRequest, reply as FastifyReply);
};

/** Forwards bodies unread, and keeps connections to services in other processes open, if there are any. */
export async function prepareForwarding(
  site: FastifyInstance,
  endpoints: readonly Endpoint[],
): Promise<void> {
  site.removeAllContentTypeParsers();
  site.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  if (endpoints.every(({ service }) => ServiceHosts.has(service))) return;
  const { default: replyFrom } = await import('@fastify/reply-from');
  await site.register(replyFrom, {
    disableRequestLogging: true,
    disableCache: true,
    undici: {
      connections: 64,
      pipelining: 1,
      connect: { timeout: 2_000 },
      headersTimeout: 30_000,
      // Between two pieces of a body: event streams send a comment more often than that.
      bodyTimeout: 120_000,
    },
  });
}
