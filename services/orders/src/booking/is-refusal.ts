import type { ErrorCode } from '@overland/contracts';
import { AppError } from '@overland/service-kit';

/**
 * Answers of quoting that say "this quote is not yours". Anything else says nothing about the quote, also not that
 * our question was not understood (400), as may be while versions change.
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
