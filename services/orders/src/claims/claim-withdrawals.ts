import { Injectable } from '@nestjs/common';
import { Clock } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { PlacedOrder } from '../orders/order.entity.js';
import { ClaimChanges } from './claim-changes.js';
import { claimLines } from './claim-lines.js';
import { checkWithdrawal } from './claim-rules.js';
import { OrderClaimsRepository } from './order-claims.repository.js';

/** Customers take their reports back. */
@Injectable()
export class ClaimWithdrawals {
  constructor(
    private readonly claims: OrderClaimsRepository,
    private readonly changes: ClaimChanges,
    private readonly clock: Clock,
  ) {}

  async withdraw(
    manager: EntityManager,
    order: PlacedOrder,
    { claimId, requestId }: { claimId: string; requestId: string },
  ): Promise<void> {
    const before = await this.claims.get(manager, order.id, claimId);
    if (before.state === 'withdrawn') return;
    checkWithdrawal(before);
    const now = this.clock.now();
    const actor = order.customerFullName;
    const answered = { answeredBy: actor, answeredAt: now, closedAt: now };
    const columns = { ...answered, state: 'withdrawn', answerBy: null, undo: null } as const;
    const claim = { ...before, ...columns, version: before.version + 1 };
    await this.claims.update(manager, claim.id, { ...columns, version: claim.version });
    const line = {
      actor,
      source: 'customer',
      note: claimLines.withdrawn(claim),
    } as const;
    await this.changes.announce(manager, order, { claim, line, requestId });
  }
}
