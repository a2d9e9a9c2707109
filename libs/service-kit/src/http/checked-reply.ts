import { createHash } from 'node:crypto';
import { Logger } from '@nestjs/common';
import { type Endpoint, messages } from '@overland/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.js';
import { compileReply, type ReplyWriter } from './compile-reply.js';
import { FileReply } from './file-reply.js';

/** A reply that was checked, as the JSON that goes out; with a tag, whoever has it already gets a 304. */
export class CheckedReply {
  constructor(
    readonly json: string,
    readonly tag: string | null = null,
  ) {}
}

const logger = new Logger('Reply');
const writers = new WeakMap<Endpoint, ReplyWriter>();

function writerOf(endpoint: Endpoint): ReplyWriter {
  const known = writers.get(endpoint);
  if (known) return known;
  const writer = compileReply(endpoint.reply);
  writers.set(endpoint, writer);
  return writer;
}

/**
 * Checks what a handler returns with the endpoint's reply schema: unknown keys never leave the server, and a reply
 * that does not fit is our fault, not the caller's. The file of an endpoint that replies with one passes untouched.
 * @throws AppError internal
 */
export function checkReply(endpoint: Endpoint, value: unknown): unknown {
  if (endpoint.file && value instanceof FileReply) return value;
  if (value instanceof CheckedReply) return value;
  const json = writerOf(endpoint)(value);
  if (json !== undefined) return new CheckedReply(json);
  const result = z.safeParse(endpoint.reply, value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.') || '(all)'} ${issue.code}`);
  logger.error(`${endpoint.method} ${endpoint.path} replies other than its schema: ${issues.join(', ')}`);
  throw new AppError('internal', messages.internal);
}

/**
 * A reply that many calls get, checked and written once. It carries a tag of its content: browsers ask with it, and
 * are told that nothing changed (304) instead of being sent it again.
 * @throws AppError internal
 */
export function prepareReply(endpoint: Endpoint, value: unknown): CheckedReply {
  const checked = checkReply(endpoint, value);
  const json = checked instanceof CheckedReply ? checked.json : JSON.stringify(checked);
  return new CheckedReply(json, `"${createHash('sha256').update(json).digest('base64url').slice(0, 22)}"`);
}

/** Sends a checked reply as it was written and a file as it is; everything else as JSON always is. */
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
    // Its types know of text only; bytes it sends as they are.
    if (payload instanceof FileReply) return (payload.content ?? '') as string;
    return JSON.stringify(payload);
  });
}

function beginFile(reply: FastifyReply, file: FileReply): FileReply {
  if (file.content === null) reply.status(304).removeHeader('content-type');
  reply.headers(file.headers);
  return file;
}
