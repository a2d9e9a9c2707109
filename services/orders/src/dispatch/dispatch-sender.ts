import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@overland/service-kit';
import type { DispatchEntity } from './dispatch.entity.js';
import { DispatchFollower } from './dispatch-follower.js';
import { DispatchesRepository, LeaseLost } from './dispatches.repository.js';
import { type DispatchStep, nextStep } from './next-step.js';
import { failureOf, retryAt, succeeded } from './retry-at.js';
import { TmsPause } from './tms-pause.js';
import { TmsRefusal, TmsUnavailable } from './tms-port.js';
import { type StepOf, TmsSteps } from './tms-steps.js';

/** After so many orders in a row that could not be sent, the others wait for the next run. */
const failuresInARow = 3;

/** Brings orders that changed to the TMS (docs/product/dispatch.md). Safe in several processes. */
@Injectable()
export class DispatchSender {
  private readonly logger = new Logger('Dispatch');

  constructor(
    private readonly dispatches: DispatchesRepository,
    private readonly steps: TmsSteps,
    private readonly follower: DispatchFollower,
    private readonly pause: TmsPause,
    private readonly clock: Clock,
  ) {}

  async run(stopping?: AbortSignal): Promise<void> {
    let failures = 0;
    for (const orderId of await this.dispatches.findDue()) {
      if (stopping?.aborted || this.pause.isOn || failures === failuresInARow) return;
      const dispatch = await this.dispatches.takeDue(orderId);
      if (dispatch) failures = (await this.send(dispatch)) ? 0 : failures + 1;
    }
  }

  /** False when the TMS cannot be used now. */
  private async send(taken: DispatchEntity): Promise<boolean> {
    try {
      await this.bringUpToDate(taken);
      await this.dispatches.finish(taken, { ...succeeded, dueAt: null });
      return true;
    } catch (error) {
      if (error instanceof TmsUnavailable) {
        await this.postpone(taken, error);
        return false;
      }
      if (error instanceof TmsRefusal) await this.giveUp(taken, error);
      else if (!(error instanceof LeaseLost)) throw error;
      return true;
    }
  }

  /** Each step is kept before the next, so that a crash repeats one at most. */
  private async bringUpToDate(taken: DispatchEntity): Promise<void> {
    let dispatch = taken;
    for (;;) {
      const subject = { ...(await this.dispatches.subjectOf(dispatch)), dispatch };
      const step = nextStep(subject.order, dispatch);
      if (step === null) return;
      dispatch = await this.takeStep(step, subject);
    }
  }

  private async takeStep(step: DispatchStep, subject: StepOf): Promise<DispatchEntity> {
    const { dispatch } = subject;
    if (step === 'create') await this.dispatches.keep(dispatch, { createBeganAt: this.clock.now() });
    try {
      return await this.dispatches.keep(dispatch, await this.steps.take(step, subject));
    } catch (error) {
      if (!(error instanceof TmsRefusal) || dispatch.tmsGuid === null) throw error;
      return this.afterRefusal(step, dispatch, error);
    }
  }

  /** The carrier may have been faster: a vehicle that is on the truck is not canceled any more. */
  private async afterRefusal(
    step: DispatchStep,
    dispatch: DispatchEntity,
    refusal: TmsRefusal,
  ): Promise<DispatchEntity> {
    const followed = await this.follower.follow(dispatch);
    const { order } = await this.dispatches.subjectOf(followed);
    if (nextStep(order, followed) === step) throw refusal;
    return followed;
  }

  private async postpone(taken: DispatchEntity, error: TmsUnavailable): Promise<void> {
    this.pause.after(error);
    const now = this.clock.now();
    const dueAt = retryAt(taken, { now, retryAfterMs: error.retryAfterMs });
    if (dueAt === null) return this.giveUp(taken, error);
    await this.dispatches.finish(taken, { ...failureOf(taken, error, now), dueAt });
    this.logger.warn(`order ${taken.orderId} is not at the TMS yet: ${error.message}`);
  }

  private async giveUp(taken: DispatchEntity, error: Error): Promise<void> {
    const now = this.clock.now();
    const columns = { ...failureOf(taken, error, now), abandonedAt: now, dueAt: null };
    await this.dispatches.finish(taken, columns);
    this.logger.error(`gave up bringing order ${taken.orderId} to the TMS: ${error.message}`);
  }
}
