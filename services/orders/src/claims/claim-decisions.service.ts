import { Injectable } from '@nestjs/common';
import { type ClaimStep, type OrderClaims, undoSeconds } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { AppError, addToOutbox, type By, Clock, listTimeZone } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { claimUndoUntil } from './claim.mapper.js';
import { ClaimChanges } from './claim-changes.js';
import { claimAuditOf, claimLines } from './claim-lines.js';
import { checkStep, isTakenBack } from './claim-rules.js';
import { afterStep, restored, toldOf, undoAfter } from './claim-steps.js';
import { ClaimViews } from './claim-views.js';
import type { OrderClaimEntity } from './order-claim.entity.js';
import { OrderClaimsRepository } from './order-claims.repository.js';

interface Saving {
  before: OrderClaimEntity;
  columns: Partial<OrderClaimEntity>;
  /** Of an undo `reopen`, of that of a report `withdraw`. */
  step: ClaimStep['step'];
  noteOf: (claim: OrderClaimEntity) => string;
  by: By;
}

/** What becomes of a claim, decided by staff and taken back within a minute. */
@Injectable()
export class ClaimDecisions {
  constructor(
    private readonly locked: LockedOrders,
    private readonly orders: OrdersRepository,
    private readonly claims: OrderClaimsRepository,
    private readonly changes: ClaimChanges,
    private readonly views: ClaimViews,
    private readonly clock: Clock,
  ) {}

  /** The order is locked, so of two at once the second is refused. @throws AppError notFound; as `checkStep` */
  take(orderId: string, claimId: string, { step, by }: { step: ClaimStep; by: By }): Promise<OrderClaims> {
    const { session, info } = by;
    return this.locked.one(orderId, session, async (manager, order) => {
      const before = await this.claims.get(manager, orderId, claimId);
      checkStep(before, step, session);
      const now = this.clock.now();
      const actor = await this.orders.actorOf(manager, session);
      const reportedOn = todayIn(await listTimeZone(manager, order.portalId), before.reportedAt);
      const columns = afterStep(before, step, { actor, now, reportedOn });
      const noteOf = (claim: OrderClaimEntity) => claimLines.step(claim, step);
      const after = await this.save(manager, order, { before, columns, step: step.step, noteOf, by });
      const telling = toldOf(step, before);
      const mailing = { claim: after, heldSeconds: undoSeconds, requestId: info.requestId };
      const told =
        telling === null || !step.tells
          ? []
          : [await this.changes.mail(manager, order, { ...mailing, told: telling })];
      await this.claims.update(manager, claimId, { undo: undoAfter(before, { session, now, told }) });
      return this.views.forStaff(manager, order, session);
    });
  }

  /** @throws AppError notFound; conflict if it has changed since, or the minute is over. */
  undo(orderId: string, claimId: string, { version, by }: { version: number; by: By }): Promise<OrderClaims> {
    const { session, info } = by;
    return this.locked.one(orderId, session, async (manager, order) => {
      const before = await this.claims.get(manager, orderId, claimId);
      const { undo } = before;
      if (before.version !== version) throw new AppError('conflict', 'This claim has changed since.');
      if (!undo || claimUndoUntil(before, session, this.clock.now()) === null) {
        throw new AppError('conflict', 'This can no longer be taken back.');
      }
      const columns = { ...restored(undo), undo: null };
      const isReport = isTakenBack({ ...before, ...columns });
      const noteOf = (claim: OrderClaimEntity) =>
        isReport ? claimLines.reportUndone(claim) : claimLines.undone(before, claim);
      await this.save(manager, order, {
        before,
        columns,
        step: isReport ? 'withdraw' : 'reopen',
        noteOf,
        by,
      });
      if (undo.told.length > 0) {
        const takenBack = { orderId, portalId: order.portalId, told: undo.told };
        await addToOutbox(manager, 'order.emailsTakenBack', takenBack, { requestId: info.requestId });
      }
      return this.views.forStaff(manager, order, session);
    });
  }

  private async save(
    manager: EntityManager,
    order: PlacedOrder,
    { before, columns, step, noteOf, by }: Saving,
  ): Promise<OrderClaimEntity> {
    const version = before.version + 1;
    const after = { ...before, ...columns, version };
    await this.claims.update(manager, before.id, { ...columns, version });
    const { requestId } = by.info;
    const actor = await this.orders.actorOf(manager, by.session);
    const line = { actor, source: 'staff', note: noteOf(after) } as const;
    await this.changes.announce(manager, order, { claim: after, line, requestId });
    const note = claimAuditOf(order, { before, after, step, by, at: this.clock.now() });
    if (note) await addToOutbox(manager, 'claim.audited', note, { requestId });
    return after;
  }
}
