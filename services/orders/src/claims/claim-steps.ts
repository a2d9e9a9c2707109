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
  { step, amount, note }: ClaimStep,
  { actor, now, reportedOn }: Taken,
): Columns {
  const { to } = stepRules[step];
  // Of a reopening the reason stays in the history, and what was said of the decision is no longer true.
  const answer = step === 'reopen' ? '' : note || (step === 'pay' ? claim.answer : '');
  return {
    state: to,
    answerBy: isOpen(to) ? decideBy(reportedOn) : null,
    agreed: step === 'approve' ? amount : step === 'pay' ? claim.agreed : null,
    paid: step === 'pay' ? (amount ?? claim.agreed) : null,
    answer,
    answeredBy: actor,
    answeredAt: now,
    closedAt: isClosed(to) ? now : null,
  };
}

const isTold = (state: OrderClaimEntity['state']): state is ToldClaim['state'] =>
  state === 'approved' || state === 'declined' || state === 'paid';

/** The state that people are told of; null for a step that tells nobody. */
export function toldState({ step }: Pick<ClaimStep, 'step'>): ToldClaim['state'] | null {
  const { to } = stepRules[step];
  return isTold(to) ? to : null;
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
