import type { ErrorCode } from '@overland/contracts';
import { AppError } from '@overland/service-kit';

/**
 * Answers of quoting that refuse the quote for good. No other error says anything about the quote, not even a 400, which
 * can occur while two versions run side by side.
 */
const refusals: readonly ErrorCode[] = [
  'notFound',
  'conflict',
  'alreadyBooked',
  'quoteExpired',
  'priceChanged',
  'noPrice',
];

/** A refusal is an answer and undoes the booking; a failure leaves it to be finished later. */
export function isRefusal(error: unknown): error is AppError {
  return error instanceof AppError && refusals.includes(error.code);
}
