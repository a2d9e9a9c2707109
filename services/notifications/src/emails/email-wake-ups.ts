import { InjectQueue } from '@nestjs/bullmq';
import { Injectable, Logger } from '@nestjs/common';
import type { EmailTemplateName } from '@overland/contracts';
import { afterCommit, describeError } from '@overland/service-kit';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import { laneOf, type MailLane, mailLanes } from './mail-lanes.js';

/**
 * While one waits in the queue, no other is added. One that is added while a worker takes one up comes after it: the worker may
 * not have seen the newest emails.
 */
const once = { deduplication: { id: 'wake-up', keepLastIfActive: true } };

/** Wakes a worker that claims and sends what waits in a lane. The rows say what is to be sent, so a wake-up carries nothing. */
@Injectable()
export class EmailWakeUps {
  private readonly logger = new Logger('EmailWakeUps');
  private readonly queues: Record<MailLane, Queue>;
  /** The lanes that a transaction will wake. */
  private readonly lanesOf = new WeakMap<EntityManager, Set<MailLane>>();

  constructor(
    @InjectQueue(mailLanes.signIn.queue) signIn: Queue,
    @InjectQueue(mailLanes.others.queue) others: Queue,
  ) {
    this.queues = { signIn, others };
  }

  /**
   * One for each lane, however many emails the transaction writes, once it has committed. A failure costs seconds, until the
   * sweeper finds them.
   */
  addAfterCommit(manager: EntityManager, emails: readonly { template: EmailTemplateName }[]): void {
    const lanes = this.lanesOf.get(manager) ?? new Set();
    this.lanesOf.set(manager, lanes);
    for (const { template } of emails) {
      const lane = laneOf(template);
      if (lanes.has(lane)) continue;
      lanes.add(lane);
      afterCommit(manager, () => {
        this.add(lane).catch((error: unknown) => {
          this.logger.warn(`emails wait for the sweeper: ${describeError(error).message}`);
        });
      });
    }
  }

  /** @throws while the queue is away. */
  async add(lane: MailLane): Promise<void> {
    await this.queues[lane].add('wake-up', {}, once);
  }
}
