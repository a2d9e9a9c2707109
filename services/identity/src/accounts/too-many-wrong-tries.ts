import { messages } from '@overland/contracts';
import { AppError } from '@overland/service-kit';

/** The message explains how to get in: a stranger may have used up the owner's tries. */
export function tooManyWrongTries(): AppError {
  return new AppError('tooManyRequests', messages.tooManyWrongTries);
}
