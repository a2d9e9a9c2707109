import { type ErrorReply, messages } from '@overland/contracts';
import { AppError, describeError } from '@overland/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

export function pathNotFound(): AppError {
  return new AppError('notFound', messages.notFound);
}

/** An unexpected error is our fault; a refusal by Fastify is the caller's. */
function shownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error;
  const status = hasStatus ? Number(error.statusCode) : 500;
  if (status === 404 || status === 414 || status === 403) return pathNotFound();
  if (status === 413) return new AppError('tooLarge', 'The request is too large: 256 KB is the most.');
  if (status === 415) return new AppError('unsupportedMediaType', 'Please send JSON (application/json).');
  if (status === 503) return new AppError('unavailable', messages.unavailable, { retryAfterSeconds: 2 });
  return status < 500 ? new AppError('invalid', 'The request is not valid.') : null;
}

/** Answers in the contract's one shape of errors. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): void {
  const known = shownError(error);
  if (!known) {
    const route = request.routeOptions.url ?? '(no route)';
    const line = { requestId: request.id, err: describeError(error), method: request.method, route };
    request.log.error(line, 'failed');
  }
  const shown = known ?? new AppError('internal', messages.internal);
  const { code, message, text, values, errors, details } = shown;
  const body: ErrorReply = { code, message, text, values, errors, details, requestId: request.id };
  if (shown.retryAfterSeconds) void reply.header('retry-after', String(shown.retryAfterSeconds));
  void reply
    .status(shown.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(body));
}
