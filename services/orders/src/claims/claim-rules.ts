import {
  type ClaimReport,
  type ClaimState,
  type ClaimStep,
  type ClaimStepName,
  claimAnswerDays,
  claimDecisionDays,
  claimLabels,
  claimSteps,
  isDelivered,
  maxClaims,
  openClaimStates,
  reportUntil,
  type Session,
} from '@overland/contracts';
import { addBusinessDays, addDays, dayMs, daySeconds, todayIn } from '@overland/contracts/calendar';
import { formatMoney } from '@overland/contracts/format';
import { AppError, invalidField } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderClaimEntity } from './order-claim.entity.js';

interface Rule {
  from: readonly ClaimState[];
  to: ClaimState;
  /** Whether people of the company may take it, too; else MCAdmin alone. */
  ofCompany: boolean;
}

/** What becomes of a claim, and who decides (docs/product/claims.md). */
export const stepRules: Record<ClaimStepName, Rule> = {
  review: { from: ['reported'], to: 'inReview', ofCompany: false },
  approve: { from: openClaimStates, to: 'approved', ofCompany: false },
  decline: { from: openClaimStates, to: 'declined', ofCompany: false },
  pay: { from: ['approved'], to: 'paid', ofCompany: false },
  withdraw: { from: openClaimStates, to: 'withdrawn', ofCompany: true },
  reopen: { from: ['approved', 'declined', 'withdrawn'], to: 'inReview', ofCompany: false },
};

type Caller = Pick<Session, 'role'>;
type Standing = Pick<OrderClaimEntity, 'state' | 'number' | 'version' | 'agreed'>;

const mayTake = (step: ClaimStepName, { role }: Caller): boolean =>
  role === 'MCAdmin' || stepRules[step].ofCompany;

/** The steps that a person may take now. */
export const stepsFor = ({ state }: Pick<Standing, 'state'>, caller: Caller): ClaimStepName[] =>
  claimSteps.filter((step) => stepRules[step].from.includes(state) && mayTake(step, caller));

/** @throws AppError forbidden; conflict if it has changed meanwhile; invalid without its amount or reason. */
export function checkStep(claim: Standing, { step, amount, note, version }: ClaimStep, caller: Caller): void {
  if (!mayTake(step, caller)) throw new AppError('forbidden', 'Claims are decided by the provider.');
  if (claim.version !== version || !stepRules[step].from.includes(claim.state)) {
    throw new AppError(
      'conflict',
      `This claim has changed meanwhile. It is now: ${claimLabels[claim.state]}.`,
    );
  }
  if (step === 'approve' && amount === null) {
    throw invalidField('amount', 'Please enter the amount that is approved.');
  }
  if (step === 'decline' && note === '') throw invalidField('note', 'Please tell the customer why.');
  if (step === 'pay' && amount !== null && amount > (claim.agreed ?? 0)) {
    throw invalidField('amount', `Please enter at most the approved ${formatMoney(claim.agreed ?? 0)}.`);
  }
}

type Delivered = Pick<PlacedOrder, 'sdStatus' | 'flaggedFrom' | 'deliveredAt'>;

/** The calendar day of the delivery where the portal is; null before it. */
export function deliveredOn(order: Delivered, timeZone: string): string | null {
  const { sdStatus, flaggedFrom, deliveredAt } = order;
  if (deliveredAt === null || !isDelivered(flaggedFrom ?? sdStatus)) return null;
  return todayIn(timeZone, deliveredAt);
}

/** The day by which the first answer is due. */
export const answerBy = (reportedOn: string, holidays: ReadonlySet<string>): string =>
  addBusinessDays(reportedOn, claimAnswerDays, holidays);

/** The day by which it is decided, however often it is reopened. */
export const decideBy = (reportedOn: string): string => addDays(reportedOn, claimDecisionDays);

/** Whether staff took their report back within its minute: then nobody reads of it. A claim that was withdrawn has an answer. */
export const isTakenBack = ({
  state,
  source,
  answeredAt,
}: Pick<OrderClaimEntity, 'state' | 'source' | 'answeredAt'>): boolean =>
  state === 'withdrawn' && source === 'staff' && answeredAt === null;

export const isClosed = (state: ClaimState): boolean => ['declined', 'paid', 'withdrawn'].includes(state);

interface Reporting {
  report: ClaimReport;
  order: Pick<PlacedOrder, 'vehicles'>;
  /** Null before the delivery. */
  deliveredOn: string | null;
  today: string;
  claims: readonly Pick<OrderClaimEntity, 'state' | 'what'>[];
}

/** @throws AppError conflict before the delivery, and for what was reported already; invalid for a wrong day or vehicle. */
export function checkReport({ report, order, deliveredOn: day, today, claims }: Reporting): void {
  if (day === null) throw notDelivered();
  if (report.noticedOn < day) {
    throw invalidField('noticedOn', 'Please choose a day from the delivery on.');
  }
  if (report.noticedOn > today)
    throw invalidField('noticedOn', 'Please choose a day that is not in the future.');
  if (
    new Set(report.vehicles).size < report.vehicles.length ||
    report.vehicles.some((at) => !order.vehicles[at])
  ) {
    throw invalidField('vehicles', 'Please choose vehicles of this order.');
  }
  if (claims.some(({ state, what }) => isOpen(state) && what === report.what)) throw reportedAlready();
  if (claims.length >= maxClaims)
    throw new AppError('conflict', 'This order has too many reports. Please call us.');
}

export const isOpen = (state: ClaimState): boolean => openClaimStates.some((open) => open === state);

/** @throws AppError conflict once it is too late. */
export function checkInTime(deliveryDay: string | null, today: string): void {
  if (deliveryDay === null) throw notDelivered();
  if (today > reportUntil(deliveryDay)) {
    throw new AppError(
      'conflict',
      'Damage can be reported here for 30 days after the delivery. Please call us.',
    );
  }
}

export const notDelivered = () =>
  new AppError('conflict', 'Damage can be reported once the order is delivered.');
const reportedAlready = () => new AppError('conflict', 'You have reported this already.');

/** Of one order and a day, so that nobody can flood the staff's list. */
const mostInADay = 5;
/** Of one order, those that were never added included. */
export const mostUploads = 60;

export const limitBegins = (now: Date): Date => new Date(now.getTime() - dayMs);

/** @param claims of the customer since the limit's period began. @throws AppError tooManyRequests */
export function checkNumber(claims: number): void {
  if (claims < mostInADay) return;
  throw new AppError('tooManyRequests', 'You have sent many reports today. Please call us.', {
    retryAfterSeconds: daySeconds,
  });
}

/** @throws AppError conflict unless the customer reported it and nobody has decided. */
export function checkWithdrawal({ source, state }: Pick<OrderClaimEntity, 'source' | 'state'>): void {
  if (mayWithdraw({ source, state })) return;
  throw new AppError('conflict', 'This report can no longer be taken back.');
}

export const mayWithdraw = ({ source, state }: Pick<OrderClaimEntity, 'source' | 'state'>): boolean =>
  source === 'customer' && isOpen(state);
