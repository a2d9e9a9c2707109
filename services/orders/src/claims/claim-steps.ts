import {
  type ClaimStep,
  type EmailsTakenBack,
  type Session,
  type ToldClaim,
  undoSeconds,
} from '@overland/contracts';
import { decideBy, isClosed, isOpen, stepRules } from './claim-rules.js';
import {
  type ClaimColumn,
  type ClaimUndo,
  claimColumns,
  type OrderClaimEntity,
} from './order-claim.entity.js';

type Columns = Pick<OrderClaimEntity, ClaimColumn>;

interface Taken {
  actor: string;
  now: Date;
  /** The calendar day of the report where the portal is. */
  reportedOn: string;
}

/** What a step that was checked makes of a claim. */
export function afterStep(
  claim: Columns,
  { step, amount, note }: Omit<ClaimStep, 'tells'>,
  { actor, now, reportedOn }: Taken,
): Columns {
  const { to } = stepRules[step];
  const answer = answerAfter(claim, { step, note });
  return {
    state: to,
    answerBy: isOpen(to) ? decideBy(reportedOn) : null,
    agreed: step === 'approve' ? amount : step === 'pay' ? claim.agreed : null,
    paid: step === 'pay' ? (amount ?? claim.agreed) : null,
    answer,
    earlierAnswers: earlierAfter(claim, { step, answer }),
    answeredBy: step === 'reopen' ? '' : actor,
    answeredAt: step === 'reopen' ? null : now,
    closedAt: isClosed(to) ? now : null,
  };
}

function answerAfter(
  { answer }: Pick<Columns, 'answer'>,
  { step, note }: Pick<ClaimStep, 'step' | 'note'>,
): string {
  // The note stays in the history, and what was said of the decision is no longer true.
  if (step === 'reopen') return '';
  if (step === 'withdraw') return answer;
  return note || (step === 'pay' ? answer : '');
}

/** What was said stays beside what is said now; of a decision that is reopened it is no longer true. */
function earlierAfter(
  { answer: before, earlierAnswers }: Pick<Columns, 'answer' | 'earlierAnswers'>,
  { step, answer }: Pick<ClaimStep, 'step'> & Pick<Columns, 'answer'>,
): string[] {
  const isKept = step !== 'reopen' && before !== '' && before !== answer;
  return isKept ? [...earlierAnswers, before] : earlierAnswers;
}

const isTold = (state: OrderClaimEntity['state']): state is ToldClaim['state'] =>
  state === 'approved' || state === 'declined' || state === 'paid';

type Telling = Pick<ToldClaim, 'state' | 'isReopened'>;

/** What people are told of a step; null for one that tells nobody. Who was told of a decision hears that it is reopened. */
export function toldOf({ step }: Pick<ClaimStep, 'step'>, before: Pick<Columns, 'state'>): Telling | null {
  if (step === 'reopen') return isTold(before.state) ? { state: 'reported', isReopened: true } : null;
  const { to } = stepRules[step];
  return isTold(to) ? { state: to, isReopened: false } : null;
}

export function undoAfter(
  before: Columns,
  { session, now, told }: { session: Pick<Session, 'userId'>; now: Date; told: EmailsTakenBack['told'] },
): ClaimUndo {
  const textOf = (value: Columns[ClaimColumn]) => (value instanceof Date ? value.toISOString() : value);
  return {
    userId: session.userId,
    until: new Date(now.getTime() + undoSeconds * 1000).toISOString(),
    columns: Object.fromEntries(claimColumns.map((name) => [name, textOf(before[name])])),
    told,
  };
}

/** The columns as they were before the step. */
export function restored({ columns }: ClaimUndo): Partial<Columns> {
  const instants = (['answeredAt', 'closedAt'] as const).flatMap((name) => {
    const value = columns[name];
    return typeof value === 'string' ? [[name, new Date(value)]] : [];
  });
  return { ...columns, ...Object.fromEntries(instants) };
}

/** As the customer knows it: a step shows once it cannot be taken back, as its emails wait. Null for a report of staff that can be. */
export function knownToCustomer(claim: OrderClaimEntity, now: Date): OrderClaimEntity | null {
  const { undo, version } = claim;
  if (!undo || new Date(undo.until) <= now) return claim;
  return version === 1 ? null : { ...claim, ...restored(undo) };
}
