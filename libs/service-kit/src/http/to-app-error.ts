import { HttpException } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { AppError, invalid, notFound, unavailable } from '../app-error.js';
import { driverErrorOf, findDatabaseError } from '../logging/describe-error.js';
import { isError } from '../logging/is-error.js';
import { notJson } from './json-body.js';

/** Fastify's own refusals, by its error codes. */
const fastifyErrors: Record<string, () => AppError> = {
  FST_ERR_CTP_INVALID_JSON_BODY: badJson,
  FST_ERR_CTP_EMPTY_JSON_BODY: badJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    invalid('The request body does not have the length given in its header.'),
  FST_ERR_CTP_BODY_TOO_LARGE: () => new AppError('tooLarge', 'The request is too large: 256 KB is the most.'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: notJson,
  FST_ERR_CTP_INVALID_TYPE: notJson,
  FST_ERR_BAD_URL: () => invalid('The address is not valid.'),
  FST_ERR_MAX_PARAM_LENGTH: () => notFound(),
  FST_ERR_NOT_FOUND: () => notFound(),
};

function badJson(): AppError {
  return invalid('The request body is not valid JSON.');
}

/** Network errors of Node, by their codes. */
const networkCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EHOSTUNREACH',
]);

/** Query canceled, lock not available, deadlock, serialization, a server that is not the primary yet: worth retrying in a moment. */
const transientStates = new Set(['57014', '55P03', '40P01', '40001', '25P03', '25006']);

/** Text that PostgreSQL cannot store, or a number out of its column's range. */
const unstorableStates = new Set(['22021', '22P05', '22003']);

const lostConnection =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error)/;

/** TypeORM's errors for a transaction that lost its connection. */
const lostTransactionErrors = new Set([
  'QueryRunnerAlreadyReleasedError',
  'QueryRunnerProviderAlreadyReleasedError',
]);

function isOutage(error: Error): boolean {
  if (lostTransactionErrors.has(error.name)) return true;
  const inner = driverErrorOf(error);
  return [error, inner].some(
    (one) =>
      isError(one) &&
      (lostConnection.test(one.message) || ('code' in one && networkCodes.has(String(one.code)))),
  );
}

function fromDatabase(error: Error): AppError | null {
  const state = findDatabaseError(error)?.code;
  if (!state) return isOutage(error) ? unavailable() : null;
  const classOf = state.slice(0, 2);
  if (classOf === '08' || classOf === '53' || /^57P0[1-5]$/.test(state) || transientStates.has(state)) {
    return unavailable();
  }
  return unstorableStates.has(state) ? invalid('A value is outside what we can keep.') : null;
}

function fromNest(error: HttpException): AppError | null {
  // Nest wraps Fastify's refusals.
  const refused = fromFastify(error.cause);
  if (refused) return refused;
  const status = error.getStatus();
  if (status === 404) return notFound();
  if (status === 403) return new AppError('forbidden', messages.forbidden);
  if (status === 401) return new AppError('unauthorized', messages.unauthorized);
  if (status === 503) return unavailable();
  return status < 500 ? invalid('The request is not valid.') : null;
}

function fromFastify(error: unknown): AppError | null {
  const code = isError(error) && 'code' in error ? String(error.code) : '';
  return Object.hasOwn(fastifyErrors, code) ? (fastifyErrors[code]?.() ?? null) : null;
}

/** The answer for an expected error; null for a defect. */
export function toAppError(error: unknown): AppError | null {
  if (error instanceof AppError) return error;
  if (!isError(error)) return null;
  if (error instanceof HttpException) return fromNest(error);
  const refused = fromFastify(error);
  if (refused) return refused;
  const isRefusedByFastify = 'statusCode' in error && error.statusCode === 400;
  // secure-json-parse: `__proto__` and broken JSON come as SyntaxError with a status of 400.
  if (isRefusedByFastify && error.name === 'SyntaxError') return badJson();
  if (isRefusedByFastify) return invalid('The request is not valid.');
  return fromDatabase(error);
}
