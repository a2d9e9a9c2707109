import type { EmailTemplateName } from '@overland/contracts';

/**
 * Somebody waits in front of a form for a code or a reset link: such emails have a queue and connections of their own, so that no other
 * email holds them up.
 */
export const mailLanes = {
  signIn: { queue: 'email-sign-in', connections: 2, probeEveryMs: 5_000 },
  others: { queue: 'email-send', connections: 5, probeEveryMs: 30_000 },
} as const;
export type MailLane = keyof typeof mailLanes;

const waitedFor: readonly EmailTemplateName[] = ['Sign-in Code', 'Password Reset'];

export const laneOf = (template: EmailTemplateName): MailLane =>
  waitedFor.includes(template) ? 'signIn' : 'others';
