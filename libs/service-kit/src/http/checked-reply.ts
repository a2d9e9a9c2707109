import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type Endpoint, messages } from '@overland/contracts';
import fastJsonStringify, { type Schema } from 'fast-json-stringify';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.js';
import { compiled } from '../compiled.js';
import { describeIssues } from '../logging/describe-issues.js';
import { FileReply } from './file-reply.js';

/** A checked reply as the JSON that is sent; with a tag, a caller that already has it gets a 304. */
export class CheckedReply {
  constructor(
    readonly json: string,
    readonly tag: string | null = null,
  ) {}
}

const logger = new Logger('Reply');
const writers = new WeakMap<Endpoint, (value: unknown) => string>();

/** Checked by zod already. The writer would check them again to choose among shapes, and to it 1202.32 is no multiple of 0.01. */
const limits = [
  'multipleOf',
  'minimum',
  'maximum',
  'exclusiveMinimum',
  'exclusiveMaximum',
  'minLength',
  'maxLength',
  'pattern',
] as const;

/** Compiled from the reply's schema at its first use: it writes the fields of the schema and no others. */
function writerOf(endpoint: Endpoint): (value: unknown) => string {
  const known = writers.get(endpoint);
  if (known) return known;
  const schema = z.toJSONSchema(endpoint.reply, {
    io: 'output',
    target: 'draft-7',
    unrepresentable: 'any',
    override: ({ jsonSchema }) => {
      for (const limit of limits) delete jsonSchema[limit];
    },
  });
  const writer = fastJsonStringify(schema as Schema);
  writers.set(endpoint, writer);
  return writer;
}

/**
 * Checks what a handler returns with the endpoint's reply schema: unknown keys never leave the server, and a reply
 * that does not fit is our fault, not the caller's. The file of an endpoint that replies with one passes untouched.
 * @throws AppError internal
 */
export function checkReply(endpoint: Endpoint, value: unknown): CheckedReply | FileReply {
  if (endpoint.file && value instanceof FileReply) return value;
  if (value instanceof CheckedReply) return value;
  return new CheckedReply(jsonOf(endpoint, value));
}

function jsonOf(endpoint: Endpoint, value: unknown): string {
  // fast-json-stringify checks next to nothing and converts what does not fit, so zod looks at the value first.
  const result = z.safeParse(compiled(endpoint.reply), value);
  if (result.success) return writerOf(endpoint)(result.data);
  const where = describeIssues(result.error);
  logger.error(`${endpoint.method} ${endpoint.path} replies other than its schema: ${where}`);
  throw new AppError('internal', messages.internal);
}

/**
 * A reply that many calls get, checked and written once. It carries a tag of its content: browsers send it back, and
 * get a 304 when nothing has changed.
 * @throws AppError internal
 */
export function prepareReply(endpoint: Endpoint, value: unknown): CheckedReply {
  const json = jsonOf(endpoint, value);
  return new CheckedReply(json, `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`);
}

/** Sends a checked reply and a file as they are, everything else as JSON. */
export function sendCheckedReplies(fastify: FastifyInstance): void {
  fastify.addHook('preSerialization', (request, reply, payload, done) => {
    if (payload instanceof FileReply) return done(null, beginFile(reply, payload));
    if (!(payload instanceof CheckedReply) || payload.tag === null) return done(null, payload);
    reply.header('etag', payload.tag).header('cache-control', 'public, no-cache');
    const isKnown = request.headers['if-none-match']?.includes(payload.tag) === true;
    if (isKnown) reply.status(304);
    done(null, isKnown ? new CheckedReply('') : payload);
  });
  fastify.setReplySerializer((payload) => {
    if (payload instanceof CheckedReply) return payload.json;
    // Fastify's types allow text only, but it sends a buffer and a stream unchanged.
    if (payload instanceof FileReply) return (payload.content ?? '') as string;
    return JSON.stringify(payload);
  });
}

function beginFile(reply: FastifyReply, file: FileReply): FileReply {
  if (file.content === null) reply.status(304).removeHeader('content-type');
  reply.headers(file.headers);
  return file;
}
