import * as z from 'zod/mini';
import { id, instant } from './fields.js';

/** What is recorded of people, portals and settings. */
export const auditActions = [
  'signIn.codeIssued',
  'signIn.done',
  'signIn.codeDead',
  'session.ended',
  'sessions.ended',
  'password.reset',
  'password.changed',
  'access.refused',
  'account.changed',
  'user.created',
  'user.changed',
  'user.archived',
  'user.restored',
  'user.invited',
  'portal.created',
  'portal.changed',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** One difference, as display text; null where there was, or is, nothing. */
export const AuditChange = z.object({
  what: z.string(),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
});
export type AuditChange = z.infer<typeof AuditChange>;

export const AuditRow = z.object({
  _id: z.string(),
  at: instant,
  action: z.enum(auditActions),
  /** Who did it; null for the system. */
  actorId: z.nullable(id),
  actor: z.string(),
  /** Whom or what it was done to. */
  userId: z.nullable(id),
  subject: z.string(),
  portalId: id,
  companyName: z.string(),
  /** The network address; '' where none is known. */
  address: z.string(),
  changes: z.array(AuditChange),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** What was done, as people read it. */
export const auditLabels: Record<AuditAction, string> = {
  'signIn.codeIssued': 'Gave the password',
  'signIn.done': 'Signed in',
  'signIn.codeDead': 'Entered too many wrong codes',
  'session.ended': 'Signed out',
  'sessions.ended': 'Ended sessions',
  'password.reset': 'Reset the password',
  'password.changed': 'Changed the password',
  'access.refused': 'Was refused',
  'account.changed': 'Changed the own account',
  'user.created': 'Added a user',
  'user.changed': 'Changed a user',
  'user.archived': 'Archived a user',
  'user.restored': 'Restored a user',
  'user.invited': 'Sent an invitation again',
  'portal.created': 'Added a portal',
  'portal.changed': 'Changed a portal',
};
