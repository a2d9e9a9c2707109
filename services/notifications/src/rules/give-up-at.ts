import type { EmailTemplateName } from '@overland/contracts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;
const patienceOf: Partial<Record<EmailTemplateName, number>> = {
  'Sign-in Code': 10 * minuteMs,
  'Password Reset': 30 * minuteMs,
  'Driver Location Request': 60 * minuteMs,
};

/**
 * Until when an email is tried: a day, but a code or a reset link only as long as it is valid (10 and 30 minutes), and the
 * question where a driver is now for an hour.
 * @param at when the event happened.
 */
export function giveUpAt(template: EmailTemplateName, at: Date): Date {
  return new Date(at.getTime() + patienceMs(template));
}

function patienceMs(template: EmailTemplateName): number {
  return patienceOf[template] ?? dayMs;
}
