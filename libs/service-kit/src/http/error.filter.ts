import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { messages } from '@overland/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../app-error.js';
import { describeError } from '../logging/describe-error.js';
import { toAppError } from './to-app-error.js';

const logger = new Logger('Errors');

/** All texts of the request of six characters or more: none of them may reach the log. */
function textsOf(value: unknown, found: string[] = []): string[] {
  if (typeof value === 'string' && value.length >= 6) found.push(value);
  if (typeof value === 'object' && value !== null && found.length < 500) {
    for (const inner of Object.values(value)) textsOf(inner, found);
  }
  return found;
}

function logDefect(error: unknown, request: FastifyRequest): void {
  const { authorization, cookie } = request.headers;
  const secrets = textsOf([request.body, request.query, request.params, authorization, cookie]);
  const { type, message, stack } = describeError(error, secrets);
  logger.error(
    `${request.method} ${request.routeOptions?.url ?? '(no route)'} failed: ${type}: ${message}\n${stack.join('\n')}`,
  );
}

/** Answers with the one error shape. An unexpected error is logged once and answered with a neutral 500. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = toAppError(error);
  if (!known) logDefect(error, request);
  const shown = known ?? new AppError('internal', messages.internal);
  if (shown.code === 'unavailable') {
    const { type, message } = describeError(error);
    logger.warn(`${request.method} ${request.routeOptions?.url ?? ''} unavailable: ${type}: ${message}`);
  }
  if (shown.retryAfterSeconds) reply.header('retry-after', String(shown.retryAfterSeconds));
  void reply
    .status(shown.status)
    .header('content-type', 'application/json; charset=utf-8')
    .send(JSON.stringify(shown.toReply(request.id)));
}

@Catch()
export class ErrorFilter implements ExceptionFilter {
  catch(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    replyWithError(error, http.getRequest<FastifyRequest>(), http.getResponse<FastifyReply>());
  }
}
