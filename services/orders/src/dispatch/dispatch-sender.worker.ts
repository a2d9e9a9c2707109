import { Injectable } from '@nestjs/common';
import { dayMs, hourMs, minuteMs } from '@overland/contracts/calendar';
import {
  type Claim,
  DueWork,
  type DueWorker,
  type Failure,
  notHeld,
  systemScope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { DispatchEntity } from '../dispatches/dispatch.entity.js';
import { DispatchesRepository } from '../dispatches/dispatches.repository.js';
import { OrdersRepository } from '../orders/orders.repository.js';
import { failureOf, succeeded } from './dispatch-failure.js';
import { DispatchFollower } from './dispatch-follower.js';
import { type DispatchStep, nextStep } from './next-step.js';
import { TmsPause } from './tms-pause.js';
import { TmsRefusal } from './tms-port.js';
import { type DispatchColumns, type StepOf, TmsSteps } from './tms-steps.js';

@Injectable()
@DueWork({
  name: 'dispatch',
  entity: DispatchEntity,
  lease: 'leaseUntil',
  where: notHeld('dispatch'),
  pauses: { firstMs: minuteMs, longestMs: hourMs },
  isGivenUp: ({ failingSince }: DispatchEntity, { next, error }) =>
    error instanceof TmsRefusal ||
    (failingSince !== null && next.getTime() - failingSince.getTime() >= dayMs),
})
export class DispatchSender implements DueWorker<DispatchEntity> {
  constructor(
    private readonly dispatches: DispatchesRepository,
    private readonly orders: OrdersRepository,
    private readonly steps: TmsSteps,
    private readonly follower: DispatchFollower,
    private readonly pause: TmsPause,
  ) {}

  isPaused(): boolean {
    return this.pause.isOn;
  }

  /** Each step is saved before the next, so that a crash repeats at most one. */
  async work(_dispatch: DispatchEntity, claim: Claim<DispatchEntity>): Promise<void> {
    for (;;) {
      const subject = await this.subjectOf(claim);
      const step = nextStep(subject.order, claim.row);
      if (step === null) break;
      await this.takeStep(claim, { step, subject });
    }
    this.pause.end();
    await claim.inSystem((manager) => claim.done(manager, succeeded));
  }

  failed(manager: EntityManager, dispatch: DispatchEntity, failure: Failure): Promise<void> {
    this.pause.after(failure.error);
    return this.dispatches.update(manager, dispatch, failureOf(dispatch, failure));
  }

  /** The order as it is now, and the reason of its last cancellation. */
  private subjectOf(claim: Claim<DispatchEntity>): Promise<StepOf> {
    const { row, now } = claim;
    return claim.inSystem(async (manager) => {
      const order = await this.orders.get(manager, row.orderId, systemScope);
      const isCanceled = order.sdStatus === 'order_canceled';
      const canceled = isCanceled ? await this.orders.findMove(manager, order.id, 'order_canceled') : null;
      return { order, reason: canceled?.note || 'Canceled', dispatch: row, now };
    });
  }

  private keep(claim: Claim<DispatchEntity>, columns: DispatchColumns): Promise<void> {
    return claim.inSystem((manager) => claim.keep(manager, columns));
  }

  private async takeStep(
    claim: Claim<DispatchEntity>,
    { step, subject }: { step: DispatchStep; subject: StepOf },
  ): Promise<void> {
    if (step === 'create') await this.keep(claim, { createBeganAt: claim.now });
    try {
      await this.keep(claim, await this.steps.take(step, subject));
    } catch (error) {
      if (!(error instanceof TmsRefusal) || claim.row.tmsGuid === null) throw error;
      // The carrier may have been faster: once the vehicle is on the truck the order is not canceled.
      await this.follower.follow(claim);
      const { order } = await this.subjectOf(claim);
      if (nextStep(order, claim.row) === step) throw error;
    }
  }
}
