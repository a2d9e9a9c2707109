import { messages } from '@overland/contracts';
import { AppError } from '@overland/service-kit';

/** The message says how to get in, as a stranger may have used up the owner's tries. */
export function tooManyWrongTries(): AppError {
  return new AppError('tooManyRequests', messages.tooManyWrongTries);
}
