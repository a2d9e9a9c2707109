import { messages } from '@overland/contracts';
import { AppError, describeError, invalid, notFound, notJson, unavailable } from '@overland/service-kit';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** An unexpected error is our fault; a refusal by Fastify is the caller's. */
function shownError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  const hasStatus = typeof error === 'object' && error !== null && 'statusCode' in error;
  const status = hasStatus ? Number(error.statusCode) : 500;
  if (status === 404 || status === 414 || status === 403) return notFound();
  if (status === 413) return new AppError('tooLarge', 'The request is too large: 256 KB is the most.');
  if (status === 415) return notJson();
  if (status === 503) return unavailable();
  return status < 500 ? invalid('The request is not valid.') : null;
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
  if (shown.retryAfterSeconds) void reply.header('retry-after', String(shown.retryAfterSeconds));
  void reply
    .status(shown.status)
    .header('x-request-id', request.id)
    .header('cache-control', 'no-store')
    .type('application/json; charset=utf-8')
    .send(JSON.stringify(shown.toReply(request.id)));
}
