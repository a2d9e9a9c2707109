import type { EmailTemplateName } from '@overland/contracts';
import { dayMs, hourMs, minuteMs } from '@overland/contracts/calendar';

const patienceOf: Partial<Record<EmailTemplateName, number>> = {
  'Sign-in Code': 10 * minuteMs,
  'Password Reset': 30 * minuteMs,
  'Driver Location Request': hourMs,
};

/**
 * How long an email is tried: a day; a code or a reset link while it is valid (10 and 30 minutes); the request for a driver's
 * position an hour.
 * @param at when the event happened.
 */
export function giveUpAt(template: EmailTemplateName, at: Date): Date {
  return new Date(at.getTime() + patienceMs(template));
}

function patienceMs(template: EmailTemplateName): number {
  return patienceOf[template] ?? dayMs;
}
