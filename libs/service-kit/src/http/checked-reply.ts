import { Logger, StreamableFile } from '@nestjs/common';
import { type Endpoint, messages } from '@overland/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { AppError } from '../app-error.js';
import { compileReply, type ReplyWriter } from './compile-reply.js';

/** A reply that was checked, as the JSON that goes out. */
export class CheckedReply {
  constructor(readonly json: string) {}
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
  if (endpoint.file && value instanceof StreamableFile) return value;
  const json = writerOf(endpoint)(value);
  if (json !== undefined) return new CheckedReply(json);
  const result = z.safeParse(endpoint.reply, value);
  if (result.success) return result.data;
  const issues = result.error.issues.map((issue) => `${issue.path.join('.') || '(all)'} ${issue.code}`);
  logger.error(`${endpoint.method} ${endpoint.path} replies other than its schema: ${issues.join(', ')}`);
  throw new AppError('internal', messages.internal);
}

/** Sends a checked reply as it was written; everything else as JSON always is. */
export function sendCheckedReplies(fastify: FastifyInstance): void {
  fastify.setReplySerializer((payload) =>
    payload instanceof CheckedReply ? payload.json : JSON.stringify(payload),
  );
}
