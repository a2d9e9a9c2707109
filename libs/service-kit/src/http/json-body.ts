import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError, invalid } from '../app-error.js';
import { isDeeperThan } from './json-depth.js';

/** Ten times deeper than any real body; recursive code runs out of stack only far beyond it. */
const deepest = 200;
/** A shorter body cannot be deep enough to exhaust the stack. */
const shortText = 4096;

const rawBodies = new WeakMap<object, string>();

/** The exact text of a request's JSON body: a webhook's signature is over it. */
export function findRawBody(request: object): string | null {
  return rawBodies.get(request) ?? null;
}

/**
 * JSON is the only body that is read; everything else is 415, except where an endpoint takes bytes: its body is the
 * request itself, whatever its type. An empty body counts as none (Fastify's own parser refuses it), `__proto__` and
 * `constructor.prototype` keys are refused.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('*', (request, payload, done) =>
    takesBytes(request) ? done(null, payload) : done(notJson(), undefined),
  );
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString();
    if (body.trim() === '') return done(null, undefined);
    if (body.length > shortText && isDeeperThan(deepest, body)) return done(tooDeep(), undefined);
    rawBodies.set(request, body);
    return parseJson(request, body, done);
  });
}

/** Set by `Implements`, and by the gateway's routes. */
export function takesBytes({ routeOptions }: FastifyRequest): boolean {
  return 'takesBytes' in routeOptions.config && routeOptions.config.takesBytes === true;
}

export function notJson(): AppError {
  return new AppError('unsupportedMediaType', 'Please send JSON (application/json).');
}

function tooDeep() {
  return invalid('The request body is nested too deeply.');
}
