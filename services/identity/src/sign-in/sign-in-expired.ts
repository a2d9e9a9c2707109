import { messages } from '@overland/contracts';
import { AppError } from '@overland/service-kit';

/** The password was entered too long ago, in another browser, or for somebody else. */
export function signInExpired(): AppError {
  return new AppError('wrongCode', messages.signInExpired);
}
