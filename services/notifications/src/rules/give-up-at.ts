import type { EmailTemplateName } from '@overland/contracts';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/**
 * Until when a mail is tried: a day, but a code or a reset link only as long as it is good (10 and 30 minutes).
 * @param at when the event happened.
 */
export function giveUpAt(template: EmailTemplateName, at: Date): Date {
  return new Date(at.getTime() + patienceMs(template));
}

function patienceMs(template: EmailTemplateName): number {
  if (template === 'Sign-in Code') return 10 * minuteMs;
  return template === 'Password Reset' ? 30 * minuteMs : dayMs;
}
