import {
  ClaimFact,
  CustomerClaim,
  OrderClaim,
  type OrderFile,
  type Session,
  ToldClaim,
} from '@overland/contracts';
import { fieldsFor } from '@overland/service-kit';
import type { PlacedOrder } from '../orders/order.entity.js';
import { isOpen, mayWithdraw, stepsFor } from './claim-rules.js';
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

export const toCustomerClaim = (claim: OrderClaimEntity): CustomerClaim => ({
  ...fieldsFor(CustomerClaim, claim),
  _id: claim.id,
  files: claim.fileKeys.length,
  mayWithdraw: mayWithdraw(claim),
});

export const toClaimFact = (
  claim: OrderClaimEntity,
  { carrierName, uniqueId }: Pick<PlacedOrder, 'carrierName' | 'uniqueId'>,
): ClaimFact => ({
  ...fieldsFor(ClaimFact, { ...claim, carrierName, uniqueId }),
  claimId: claim.id,
});

/** Of a state that is mailed. */
export const toToldClaim = (claim: OrderClaimEntity, state: ToldClaim['state']): ToldClaim => ({
  ...fieldsFor(ToldClaim, claim),
  claimId: claim.id,
  state,
});
