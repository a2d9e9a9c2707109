import { type ErrorCode, messages } from '@overland/contracts';
import { type Message, messageText } from '@overland/contracts/format';

export interface FieldError extends Message {
  path: string;
}

interface ApiErrorFields extends Message {
  /** The server's code, or `offline` where there was no answer. */
  code: ErrorCode | 'offline';
  /** 0 where there was no answer. */
  status: number;
  errors?: readonly FieldError[];
  details?: Readonly<Record<string, unknown>>;
  requestId?: string;
}

/** What a call throws. Its messages are in the reader's language. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly code: ErrorCode | 'offline';
  readonly status: number;
  readonly errors: readonly FieldError[];
  readonly details: Readonly<Record<string, unknown>>;
  readonly requestId: string | null;

  constructor(fields: ApiErrorFields) {
    super(messageText(fields));
    this.code = fields.code;
    this.status = fields.status;
    this.errors = fields.errors?.map((error) => ({ path: error.path, message: messageText(error) })) ?? [];
    this.details = fields.details ?? {};
    this.requestId = fields.requestId ?? null;
  }
}

/** No answer at all: the call's own default message, else that the connection was lost. */
export const unreachable = (whenUnreachable?: string): ApiError =>
  new ApiError({ code: 'offline', status: 0, message: whenUnreachable ?? messages.lostConnection });

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const isMessage = (value: unknown): value is Record<string, unknown> & Message =>
  isRecord(value) &&
  typeof value.message === 'string' &&
  ['string', 'undefined'].includes(typeof value.text) &&
  (value.values === undefined || isRecord(value.values));

const isFieldError = (value: unknown): value is FieldError =>
  isMessage(value) && typeof value.path === 'string';

/**
 * The error of an answer. A body that is not ours (a proxy's page, an empty answer) counts as no answer from the
 * product: it gets the default message, but keeps its status.
 */
export function errorOfReply(status: number, body: unknown, whenUnreachable?: string): ApiError {
  if (!isMessage(body) || typeof body.code !== 'string') {
    const message = whenUnreachable ?? (status === 0 ? messages.lostConnection : messages.unavailable);
    return new ApiError({ code: 'unavailable', status, message });
  }
  return new ApiError({
    code: body.code as ErrorCode,
    status,
    message: body.message,
    text: body.text,
    values: body.values,
    errors: Array.isArray(body.errors) ? body.errors.filter(isFieldError) : [],
    details: isRecord(body.details) ? body.details : {},
    ...(typeof body.requestId === 'string' ? { requestId: body.requestId } : {}),
  });
}
