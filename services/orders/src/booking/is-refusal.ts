import type { ErrorCode } from '@overland/contracts';
import { AppError } from '@overland/service-kit';

/**
 * Codes by which quoting refuses a quote for good. No other error does, not even a 400: two releases that run side by side may
 * cause one.
 */
const refusals: readonly ErrorCode[] = [
  'notFound',
  'conflict',
  'alreadyBooked',
  'quoteExpired',
  'priceChanged',
  'noPrice',
];

/** A refusal undoes the booking; any other failure leaves it to be finished later. */
export function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && refusals.includes(error.code);
}
