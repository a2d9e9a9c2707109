import { Injectable, Logger, type OnModuleInit } from '@nestjs/common';
import { minuteMs } from '@overland/contracts/calendar';
import {
  type Claim,
  Clock,
  Database,
  DueWork,
  type DueWorker,
  DueWorks,
  type Failure,
  Rest,
  Sweeps,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { DispatchEntity } from '../dispatches/dispatch.entity.js';
import { DispatchCallsRepository } from './dispatch-calls.repository.js';
import { failureOf } from './dispatch-failure.js';
import { DispatchFollower } from './dispatch-follower.js';
import { nextPollAt } from './poll-times.js';
import { TmsPause } from './tms-pause.js';
import { TmsRefusal } from './tms-port.js';

@Injectable()
@DueWork({
  name: 'dispatch-poll',
  entity: DispatchEntity,
  due: 'pollAt',
  lease: 'leaseUntil',
  attempts: 'pollAttempts',
  where: 'tms_guid is not null',
  pauses: { firstMs: 2 * minuteMs, longestMs: 30 * minuteMs },
})
export class DispatchPoller implements DueWorker<DispatchEntity>, OnModuleInit {
  private readonly logger = new Logger('Dispatch');

  constructor(
    private readonly database: Database,
    private readonly follower: DispatchFollower,
    private readonly calls: DispatchCallsRepository,
    private readonly pause: TmsPause,
    private readonly clock: Clock,
    private readonly dueWorks: DueWorks,
  ) {}

  onModuleInit(): void {
    this.dueWorks.countToo('dispatch-call', (manager) => this.calls.countNew(manager));
  }

  isPaused(): boolean {
    return this.pause.isOn;
  }

  /** Makes due what the TMS has called about. */
  @Sweeps({ what: 'reading calls of the TMS', everyMs: 2000 })
  async readCalls(): Promise<Rest | null> {
    if (this.isPaused()) return null;
    if (!(await this.database.look((manager) => this.calls.someAreNew(manager)))) return new Rest();
    const some = () => this.database.inSystem((manager) => this.calls.distribute(manager, this.clock.now()));
    while (!this.isPaused() && (await some()) > 0);
    return null;
  }

  async work(_dispatch: DispatchEntity, claim: Claim<DispatchEntity>): Promise<void> {
    const columns = await this.follow(claim);
    this.pause.end();
    const next = nextPollAt(claim.row, claim.now);
    await claim.inSystem((manager) => claim.again(manager, { next, columns }));
  }

  async failed(_manager: EntityManager, _dispatch: DispatchEntity, { error }: Failure): Promise<void> {
    this.pause.after(error);
  }

  /** @returns what staff see if the TMS refuses. @throws TmsUnavailable */
  private async follow(claim: Claim<DispatchEntity>): Promise<Partial<DispatchEntity>> {
    try {
      await this.follower.follow(claim);
      return {};
    } catch (error) {
      if (!(error instanceof TmsRefusal)) throw error;
      this.logger.error(`order ${claim.row.orderId} does not follow the TMS: ${error.message}`);
      return failureOf(claim.row, { error, isGivenUp: true, now: claim.now });
    }
  }
}
