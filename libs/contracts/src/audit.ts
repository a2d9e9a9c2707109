import * as z from 'zod/mini';
import { id, instant } from './fields.js';
import { ChangedValue } from './settings-history.js';

/** What is recorded of people, portals, settings and orders, as people read it. */
export const auditLabels = {
  'signIn.refused': 'Gave a wrong password or passkey',
  'signIn.codeIssued': 'Gave the password',
  'signIn.done': 'Signed in',
  'signIn.codeWrong': 'Failed the second step',
  'signIn.codeDead': 'Entered too many wrong codes',
  'session.confirmed': 'Confirmed with the password',
  'session.ended': 'Signed out',
  'sessions.ended': 'Ended sessions',
  'password.reset': 'Set the password by an emailed link',
  'password.changed': 'Changed the password',
  'secondStep.added': 'Added a second step',
  'secondStep.changed': 'Changed a second step',
  'secondStep.removed': 'Removed a second step',
  'secondStep.reset': 'Reset second steps',
  'recoveryCodes.made': 'Made new recovery codes',
  'access.refused': 'Was refused',
  'account.changed': 'Changed the own account',
  'user.created': 'Added a user',
  'user.changed': 'Changed a user',
  'user.archived': 'Archived a user',
  'user.restored': 'Restored a user',
  'user.invited': 'Sent an invitation again',
  'portal.created': 'Added a portal',
  'portal.changed': 'Changed a portal',
  'regions.changed': 'Changed regions',
  'settings.changed': 'Changed the settings',
  'terms.changed': 'Changed the terms',
  'quote.handedOver': 'Handed over a quote',
  'order.paid': 'Recorded a payment',
  'order.unpaid': 'Removed payments',
  'order.canceled': 'Canceled an order',
  'order.reinstated': 'Reinstated an order',
  'claim.approved': 'Approved a claim',
  'claim.declined': 'Declined a claim',
  'claim.paid': 'Paid a claim',
  'claim.reopened': 'Reopened a claim',
  'claim.withdrawn': 'Withdrew a claim',
};
export type AuditAction = keyof typeof auditLabels;
export const auditActions = Object.keys(auditLabels) as [AuditAction, ...AuditAction[]];

const ofQuotes = 'quote.handedOver';
const ofClaims = [
  'claim.approved',
  'claim.declined',
  'claim.paid',
  'claim.reopened',
  'claim.withdrawn',
] as const satisfies readonly AuditAction[];
/** Newer than the events of other services, whose readers of the release before would refuse it. */
const ofIdentity = 'signIn.codeWrong';
const notOfOthers = [ofQuotes, ofIdentity, ...ofClaims] as const satisfies readonly AuditAction[];
const ofOthers = auditActions.filter((action) => !notOfOthers.some((other) => other === action)) as [
  Exclude<AuditAction, (typeof notOfOthers)[number]>,
];

const noteFields = {
  at: instant,
  /** Null for the system. */
  actorId: z.nullable(id),
  /** Null for what belongs to no company, as the settings. */
  portalId: z.nullable(id),
  /** "Order #10241" */
  subject: z.string(),
  /** The network address; '' where none is known. */
  address: z.string(),
  /** With `from` '' it is a fact, such as the step of a sign-in. */
  changes: z.array(ChangedValue),
};

/** A line of the audit trail that another service writes, as its event carries it. */
export const AuditNote = z.object({ action: z.enum(ofOthers), ...noteFields });
export type AuditNote = z.infer<typeof AuditNote>;
/** The same of quotes: an event of its own, as the release before does not know the action. */
export const QuoteAuditNote = z.object({ action: z.literal(ofQuotes), ...noteFields });
export type QuoteAuditNote = z.infer<typeof QuoteAuditNote>;
export const ClaimAuditNote = z.object({ action: z.enum(ofClaims), ...noteFields });
export type ClaimAuditNote = z.infer<typeof ClaimAuditNote>;

export const AuditRow = z.object({
  ...noteFields,
  action: z.enum(auditActions),
  _id: z.string(),
  actor: z.string(),
  /** Whom it was done to, where that is a person. */
  userId: z.nullable(id),
  companyName: z.string(),
});
export type AuditRow = z.infer<typeof AuditRow>;

/** A line on the own account, as its owner reads it. */
export const OwnActivity = z.object({
  _id: z.string(),
  at: instant,
  /** "Signed in" */
  what: z.string(),
  address: z.string(),
});
export type OwnActivity = z.infer<typeof OwnActivity>;

/** The actions of one kind, as the list is filtered. */
export const auditKinds = {
  'Sign-in': ['signIn.refused', 'signIn.codeIssued', 'signIn.done', 'signIn.codeWrong', 'signIn.codeDead'],
  Sessions: ['session.confirmed', 'session.ended', 'sessions.ended'],
  Passwords: ['password.reset', 'password.changed'],
  Refusals: ['access.refused'],
  Users: [
    'account.changed',
    'user.created',
    'user.changed',
    'user.archived',
    'user.restored',
    'user.invited',
  ],
  Portals: ['portal.created', 'portal.changed', 'regions.changed'],
  Settings: ['settings.changed', 'terms.changed'],
  Quotes: ['quote.handedOver'],
  Orders: ['order.paid', 'order.unpaid', 'order.canceled', 'order.reinstated'],
  Claims: ofClaims,
} as const satisfies Record<string, readonly AuditAction[]>;
export type AuditKind = keyof typeof auditKinds;
