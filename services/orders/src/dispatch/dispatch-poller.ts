import { Injectable, Logger } from '@nestjs/common';
import { Clock } from '@overland/service-kit';
import type { DispatchEntity } from './dispatch.entity.js';
import { DispatchCallsRepository } from './dispatch-calls.repository.js';
import { DispatchFollower } from './dispatch-follower.js';
import { DispatchesRepository, LeaseLost } from './dispatches.repository.js';
import { nextPollAt, pollAgainAt } from './poll-times.js';
import { failureOf } from './retry-at.js';
import { TmsPause } from './tms-pause.js';
import { TmsRefusal, TmsUnavailable } from './tms-port.js';

/** Asks the TMS about orders that it called for, and about active ones from time to time. Safe in several processes. */
@Injectable()
export class DispatchPoller {
  private readonly logger = new Logger('Dispatch');

  constructor(
    private readonly calls: DispatchCallsRepository,
    private readonly dispatches: DispatchesRepository,
    private readonly follower: DispatchFollower,
    private readonly pause: TmsPause,
    private readonly clock: Clock,
  ) {}

  /** Ends when the TMS cannot be used now. */
  async run(stopping?: AbortSignal): Promise<void> {
    while ((await this.calls.distribute()) > 0);
    for (const found of await this.dispatches.findToPoll()) {
      if (stopping?.aborted || this.pause.isOn) return;
      const dispatch = await this.dispatches.takeToPoll(found.orderId);
      if (dispatch && !(await this.poll(dispatch))) return;
    }
  }

  private async poll(dispatch: DispatchEntity): Promise<boolean> {
    try {
      const followed = await this.follower.follow(dispatch);
      await this.dispatches.finishPoll(dispatch, { pollAt: nextPollAt(followed, this.clock.now()) });
      return true;
    } catch (error) {
      if (error instanceof TmsUnavailable) {
        this.pause.after(error);
        await this.dispatches.finishPoll(dispatch, { pollAt: pollAgainAt(this.clock.now()) });
        return false;
      }
      if (error instanceof TmsRefusal) await this.show(dispatch, error);
      else if (!(error instanceof LeaseLost)) throw error;
      return true;
    }
  }

  private async show(dispatch: DispatchEntity, refusal: TmsRefusal): Promise<void> {
    const now = this.clock.now();
    await this.dispatches.finishPoll(dispatch, {
      ...failureOf(dispatch, refusal, now),
      abandonedAt: now,
      pollAt: nextPollAt(dispatch, now),
    });
    this.logger.error(`order ${dispatch.orderId} does not follow the TMS: ${refusal.message}`);
  }
}
