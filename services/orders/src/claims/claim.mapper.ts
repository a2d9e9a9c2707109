import {
  ClaimFact,
  ClaimFile,
  CustomerClaim,
  OrderClaim,
  type OrderFile,
  type Session,
  ToldClaim,
} from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import { isOpen, isTakenBack, mayWithdraw, stepsFor } from './claim-rules.js';
import { knownToCustomer } from './claim-steps.js';
import type { OrderClaimEntity } from './order-claim.entity.js';

interface Known {
  files: readonly OrderFile[];
  session: Session;
  today: string;
  now: Date;
}

export function toOrderClaim(claim: OrderClaimEntity, { files, session, today, now }: Known): OrderClaim {
  return {
    ...fieldsFor(OrderClaim, claim),
    _id: claim.id,
    isOverdue: isOpen(claim.state) && claim.answerBy !== null && claim.answerBy < today,
    files: files.filter(({ key }) => claim.fileKeys.includes(key)),
    steps: stepsFor(claim, session),
    undoUntil: claimUndoUntil(claim, session, now),
  };
}

/** Until when this person can take the last step back; null if not possible. */
export function claimUndoUntil(
  { undo }: Pick<OrderClaimEntity, 'undo'>,
  { userId }: Pick<Session, 'userId'>,
  now: Date,
): string | null {
  return undo?.userId === userId && new Date(undo.until) > now ? undo.until : null;
}

/** Empty for a claim that its customer knows nothing of yet. */
export function toCustomerClaims(
  claim: OrderClaimEntity,
  { files, now }: Pick<Known, 'files' | 'now'>,
): CustomerClaim[] {
  const known = knownToCustomer(claim, now);
  if (known === null) return [];
  const isOwn = claim.source === 'customer';
  const own = isOwn ? files.filter(({ key }) => claim.fileKeys.includes(key)) : [];
  return [
    {
      ...fieldsFor(CustomerClaim, known),
      _id: claim.id,
      asked: isOwn ? claim.asked : null,
      files: claim.fileKeys.length,
      mayWithdraw: mayWithdraw(claim),
      ownFiles: own.map((file) => fieldsFor(ClaimFile, file)),
    },
  ];
}

export const toClaimFact = (
  claim: OrderClaimEntity,
  { carrierName, uniqueId }: Pick<PlacedOrder, 'carrierName' | 'uniqueId'>,
): ClaimFact => ({
  ...fieldsFor(ClaimFact, { ...claim, carrierName, uniqueId }),
  claimId: claim.id,
  isTakenBack: isTakenBack(claim),
});

/** Of a state that is mailed. */
export const toToldClaim = (
  claim: OrderClaimEntity,
  told: Pick<ToldClaim, 'state' | 'isReopened'>,
): ToldClaim => ({
  ...fieldsFor(ToldClaim, { ...claim, ...told }),
  claimId: claim.id,
});
