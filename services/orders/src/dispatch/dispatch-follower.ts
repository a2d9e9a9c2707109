import { Injectable, Logger } from '@nestjs/common';
import { type Claim, Clock, describeError } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import type { DispatchEntity } from '../dispatches/dispatch.entity.js';
import { DispatchesRepository } from '../dispatches/dispatches.repository.js';
import { LockedOrders } from '../orders/locked-orders.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import { OrderChanges } from '../work/order-changes.js';
import { succeeded } from './dispatch-failure.js';
import { followTms } from './follow-tms.js';
import { nextStep } from './next-step.js';
import { TmsPort, TmsRefusal, type TmsState, TmsUnavailable } from './tms-port.js';
import type { DispatchColumns } from './tms-steps.js';

const unknownThere = 'The TMS does not have this order any more.';

/** Reads an order's state from the TMS and applies it to ours. */
@Injectable()
export class DispatchFollower {
  private readonly logger = new Logger('Dispatch');

  constructor(
    private readonly locked: LockedOrders,
    private readonly dispatches: DispatchesRepository,
    private readonly changes: OrderChanges,
    private readonly tms: TmsPort,
    private readonly clock: Clock,
  ) {}

  /**
   * Changes the claimed row.
   * @throws TmsUnavailable; TmsRefusal if the TMS has lost the order, which can then be sent again.
   */
  async follow(claim: Claim<DispatchEntity>): Promise<void> {
    const state = await this.ask(claim);
    const { orderId, portalId } = claim.row;
    await this.locked.inScope(orderId, { portalId }, async (manager, order) => {
      const dispatch = await this.dispatches.get(manager, order.id);
      await claim.keep(manager, await this.apply(manager, { order, dispatch, state }));
    });
  }

  private async apply(
    manager: EntityManager,
    { order, dispatch, state }: { order: PlacedOrder; dispatch: DispatchEntity; state: TmsState },
  ): Promise<DispatchColumns> {
    const { change, columns } = followTms({ order, dispatch, state, now: this.clock.now() });
    const now = change ? await this.changes.save(manager, order, { change, requestId: null }) : order;
    const isSettled = dispatch.abandonedAt && nextStep(now, { ...dispatch, ...columns }) === null;
    // A change that came from the TMS need not be sent back to it.
    return { ...columns, dueAt: dispatch.dueAt, ...(isSettled ? succeeded : {}) };
  }

  private async ask(claim: Claim<DispatchEntity>): Promise<TmsState> {
    const { orderId, portalId, tmsGuid } = claim.row;
    const guid = tmsGuid ?? '';
    const state = await this.answerAbout(guid);
    if (state) return state;
    await this.locked.inScope(orderId, { portalId }, (manager) =>
      claim.keep(manager, {
        tmsGuid: null,
        sent: {},
        tmsStatus: null,
        tmsChangedAt: null,
        pollAt: null,
      }),
    );
    throw new TmsRefusal(unknownThere);
  }

  private async answerAbout(guid: string): Promise<TmsState | null> {
    try {
      return await this.tms.getOrder(guid);
    } catch (error) {
      if (error instanceof TmsUnavailable || error instanceof TmsRefusal) throw error;
      this.logger.error(`asking for order ${guid} failed: ${describeError(error).message}`);
      throw new TmsUnavailable('Asking the TMS failed unexpectedly.');
    }
  }
}
