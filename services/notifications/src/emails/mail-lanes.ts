import type { EmailTemplateName } from '@overland/contracts';

/**
 * Codes and reset links have a queue and connections of their own, so that no other email delays them: somebody is waiting for
 * each.
 */
export const mailLanes = {
  signIn: { queue: 'email-sign-in', connections: 2, probeEveryMs: 5_000 },
  others: { queue: 'email-send', connections: 5, probeEveryMs: 30_000 },
} as const;
export type MailLane = keyof typeof mailLanes;

/** The templates of the lane `signIn`. */
export const waitedFor: readonly EmailTemplateName[] = ['Sign-in Code', 'Password Reset'];

export const laneOf = (template: EmailTemplateName): MailLane =>
  waitedFor.includes(template) ? 'signIn' : 'others';
