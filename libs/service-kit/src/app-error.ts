import { type ErrorCode, type ErrorReply, errorStatus, messages } from '@overland/contracts';
import type { Message } from '@overland/contracts/format';

export interface FieldError extends Message {
  /** Where in the input, dotted: `vehicleQuotes.0.make`. */
  path: string;
}

/** A sentence without values, or one with them (`said`). */
export type Said = string | Message;
const messageOf = (said: Said): Message => (typeof said === 'string' ? { message: said } : said);

export interface AppErrorOptions {
  errors?: FieldError[];
  /** The right value in a 409, such as the current price. */
  details?: Record<string, unknown>;
  retryAfterSeconds?: number;
}

/** An error that a person may read: its message is fit to show, its code decides the HTTP status. */
export class AppError extends Error implements Message {
  readonly text: Message['text'];
  readonly values: Message['values'];
  readonly errors: FieldError[] | undefined;
  readonly details: Record<string, unknown> | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(
    readonly code: ErrorCode,
    message: Said,
    more: AppErrorOptions = {},
  ) {
    const { message: english, text, values } = messageOf(message);
    super(english);
    this.name = 'AppError';
    this.text = text;
    this.values = values;
    this.errors = more.errors;
    this.details = more.details;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }

  get status(): number {
    return errorStatus[this.code];
  }

  /** The contract's one shape of errors. */
  toReply(requestId: string): ErrorReply {
    const { code, message, text, values, errors, details } = this;
    return { code, message, text, values, errors, details, requestId };
  }
}

/** 401. */
export function unauthorized(): AppError {
  return new AppError('unauthorized', messages.unauthorized);
}

/** 403, until the password was given again. */
export function confirmationRequired(): AppError {
  return new AppError('confirmationRequired', 'Please confirm with your password that it is you.');
}

/** 404. Also the answer for what exists in another portal: the two must look the same. */
export function notFound(message: Said = messages.notFound): AppError {
  return new AppError('notFound', message);
}

/** 403. */
export function forbidden(message: Said = messages.forbidden): AppError {
  return new AppError('forbidden', message);
}

/** 400. */
export function invalid(message: Said): AppError {
  return new AppError('invalid', message);
}

/** 400, with the message of each field; that of a single one is also the message of the whole. */
export function invalidFields(errors: readonly FieldError[]): AppError {
  const [only, ...more] = errors;
  const message = only && more.length === 0 ? only : messages.invalid;
  return new AppError('invalid', message, { errors: [...errors] });
}

/** 400 for one field. */
export function invalidField(path: string, message: Said): AppError {
  return invalidFields([{ path, ...messageOf(message) }]);
}

/** Makes all of these checks. @throws AppError invalid with the fields of all that refuse; any other error as it is. */
export async function refuseTogether(checks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const errors: FieldError[] = [];
  for (const check of checks) {
    try {
      await check();
    } catch (error) {
      if (!(error instanceof AppError) || error.errors === undefined) throw error;
      errors.push(...error.errors);
    }
  }
  if (errors.length > 0) throw invalidFields(errors);
}

/** 503: this part is down for the moment, a retry after some seconds is right. */
export function unavailable(message: Said = messages.unavailable): AppError {
  return new AppError('unavailable', message, { retryAfterSeconds: 2 });
}
