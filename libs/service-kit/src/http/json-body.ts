import type { FastifyInstance } from 'fastify';
import { invalid } from '../app-error.js';
import { isDeeperThan } from './json-depth.js';

/** No body of ours is a tenth as deep; far beyond it, whatever walks a body runs out of stack. */
const deepest = 200;
/** A shorter text cannot hold as many levels as a walk stands. */
const shortText = 4096;

const rawBodies = new WeakMap<object, string>();

/** The exact text of a request's JSON body: a webhook's signature is over it. */
export function findRawBody(request: object): string | null {
  return rawBodies.get(request) ?? null;
}

/**
 * JSON is the only body that is read; everything else is 415. An empty body counts as none (Fastify's own
 * parser refuses it), `__proto__` and `constructor.prototype` keys are refused.
 */
export function readJsonBodies(fastify: FastifyInstance): void {
  const parseJson = fastify.getDefaultJsonParser('error', 'error');
  fastify.removeAllContentTypeParsers();
  fastify.addContentTypeParser('application/json', { parseAs: 'string' }, (request, text, done) => {
    const body = text.toString();
    if (body.trim() === '') return done(null, undefined);
    if (body.length > shortText && isDeeperThan(deepest, body)) return done(tooDeep(), undefined);
    rawBodies.set(request, body);
    return parseJson(request, body, done);
  });
}

function tooDeep() {
  return invalid('The request body is nested too deeply.');
}
