import type { ClaimAuditNote, ClaimStep, ClaimStepName } from '@overland/contracts';
import { claimLabels } from '@overland/contracts';
import { formatMoney } from '@overland/contracts/format';
import type { By } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderClaimEntity } from './order-claim.entity.js';

type Claim = Pick<OrderClaimEntity, 'number' | 'vehicles' | 'what' | 'asked' | 'agreed' | 'paid' | 'state'>;

const shortest = (what: string) => (what.length > 200 ? `${what.slice(0, 199)}…` : what);
const withNote = (line: string, note: string) => (note === '' ? line : `${line} ${note}`);
const dollars = (amount: number | null) => formatMoney(amount ?? 0);

/** What claims add to the order's history. */
export const claimLines = {
  reported: ({ number, vehicles, what, asked }: Claim) =>
    `Reported damage to ${vehicles.join(', ')} (claim ${number}${asked === null ? '' : `, asks for ${dollars(asked)}`}): ${shortest(what)}`,
  withdrawn: ({ number }: Claim) => `Withdrew claim ${number}.`,
  undone: (before: Claim, { number, state }: Claim) =>
    `Took back “${claimLabels[before.state]}” of claim ${number}: ${claimLabels[state]} again.`,
  reportUndone: ({ number }: Claim) => `Took back the report of claim ${number}. Nobody was told of it.`,
  step: (claim: Claim, { step, note }: Pick<ClaimStep, 'step' | 'note'>) =>
    withNote(stepLines[step](claim), note),
};

const stepLines: Record<ClaimStepName, (claim: Claim) => string> = {
  review: ({ number }) => `Took claim ${number} into review.`,
  approve: ({ number, agreed }) => `Approved claim ${number} for ${dollars(agreed)}.`,
  decline: ({ number }) => `Declined claim ${number}.`,
  pay: ({ number, paid }) => `Paid ${dollars(paid)} for claim ${number}.`,
  withdraw: ({ number }) => `Withdrew claim ${number}.`,
  reopen: ({ number }) => `Reopened claim ${number}.`,
};

const audited: Partial<Record<ClaimStepName, ClaimAuditNote['action']>> = {
  approve: 'claim.approved',
  decline: 'claim.declined',
  pay: 'claim.paid',
  withdraw: 'claim.withdrawn',
  reopen: 'claim.reopened',
};

interface Audited {
  before: Claim;
  after: Claim;
  /** Of an undo `reopen`, of that of a report `withdraw`. */
  step: ClaimStepName;
  by: By;
  at: Date;
}

/** The entry in the audit trail; null for a step that decides nothing. */
export function claimAuditOf(
  order: PlacedOrder,
  { before, after, step, by, at }: Audited,
): ClaimAuditNote | null {
  const action = audited[step];
  if (!action) return null;
  return {
    action,
    at: at.toISOString(),
    actorId: by.session.userId,
    portalId: order.portalId,
    subject: `Order #${order.uniqueId}`,
    address: by.info.ip ?? '',
    changes: [{ what: `Claim ${after.number}`, from: standing(before), to: standing(after) }],
  };
}

/** "Approved, $400" */
function standing({ state, agreed, paid }: Claim): string {
  const amount = state === 'paid' ? paid : agreed;
  return amount === null ? claimLabels[state] : `${claimLabels[state]}, ${formatMoney(amount)}`;
}
