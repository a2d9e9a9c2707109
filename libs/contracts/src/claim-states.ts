import { addDays } from './calendar/calendar-day.js';

/** Damage that is reported after the delivery (docs/product/claims.md). */
export const claimStates = ['reported', 'inReview', 'approved', 'declined', 'paid', 'withdrawn'] as const;
export type ClaimState = (typeof claimStates)[number];

export const claimLabels = {
  reported: 'Reported',
  inReview: 'In review',
  approved: 'Approved',
  declined: 'Declined',
  paid: 'Paid',
  withdrawn: 'Withdrawn',
} as const satisfies Record<ClaimState, string>;

/** The step to each state as a noun: "Undo Approval". */
export const claimStepNames = {
  reported: 'Report',
  inReview: 'Review',
  approved: 'Approval',
  declined: 'Refusal',
  paid: 'Payment',
  withdrawn: 'Withdrawal',
} as const satisfies Record<ClaimState, string>;

/** Claims that wait for a decision. */
export const openClaimStates = ['reported', 'inReview'] as const satisfies readonly ClaimState[];

/** What its day is for while it is open. */
export const claimDueLabel = (state: ClaimState): string =>
  state === 'reported' ? 'Answer due' : 'Decision due';

export const claimSteps = ['review', 'approve', 'decline', 'pay', 'withdraw', 'reopen'] as const;
export type ClaimStepName = (typeof claimSteps)[number];

/** Business days after the report until the first answer. */
export const claimAnswerDays = 5;
/** Days after the report until the decision. */
export const claimDecisionDays = 30;
/** Days after the delivery in which customers can report. */
const claimReportDays = 30;
/** The last day on which a customer can report damage. */
export const reportUntil = (deliveryDay: string): string => addDays(deliveryDay, claimReportDays);
export const maxClaimFiles = 10;
/** Of one order. */
export const maxClaims = 20;
