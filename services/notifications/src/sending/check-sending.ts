import { emailRefusal, type OrderBooked, type OrderEmailTemplate } from '@overland/contracts';
import { AppError } from '@overland/service-kit';
import { occasionOf } from '../letters/order-states.js';
import { writesToFew } from '../rules/recipients.js';

/** A person can send the same email only once within this time. */
export const pauseSeconds = 60;

/** @throws AppError conflict, with the reason, if the email would not be true or has no recipient. */
export function checkSending(template: OrderEmailTemplate, order: OrderBooked, to: readonly string[]): void {
  const reason = emailRefusal(template, occasionOf(order));
  if (reason) throw new AppError('conflict', reason);
  if (to.length > 0) return;
  throw new AppError(
    'conflict',
    writesToFew(order)
      ? 'Until the customer accepts the terms, this order writes only to the customer and the company.'
      : 'This order has nobody to send this email to.',
  );
}

/** @throws AppError conflict if a person sent it less than a minute ago. */
export function checkPause(last: Date | null, now: Date): void {
  if (!last) return;
  const waitSeconds = Math.ceil(pauseSeconds - (now.getTime() - last.getTime()) / 1000);
  if (waitSeconds > 0) throw sentJustNow(waitSeconds);
}

export function sentJustNow(retryAfterSeconds = pauseSeconds): AppError {
  return new AppError('conflict', 'This email was sent less than a minute ago. Please wait a moment.', {
    retryAfterSeconds,
  });
}
