import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type NewRowJob, type RowJob, RowJobs } from '@overland/service-kit';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import type { WaitingEmail } from './email-tries.repository.js';
import { laneOf, type MailLane, mailLanes } from './mail-lanes.js';

/** Emails about accounts have no priority value, which puts them before those of orders, even before thousands of bookings. */
const orderPriority = 1;
const mostPromoted = 10_000;

@Injectable()
export class EmailJobs {
  private readonly queues: Record<MailLane, Queue<RowJob>>;
  private readonly jobs: Record<MailLane, RowJobs>;

  constructor(
    @InjectQueue(mailLanes.signIn.queue) signIn: Queue<RowJob>,
    @InjectQueue(mailLanes.others.queue) others: Queue<RowJob>,
  ) {
    this.queues = { signIn, others };
    this.jobs = { signIn: new RowJobs(signIn), others: new RowJobs(others) };
  }

  addAfterCommit(manager: EntityManager, emails: readonly WaitingEmail[]): void {
    for (const [lane, jobs] of byLane(emails)) this.jobs[lane].addAfterCommit(manager, jobs);
  }

  /** Skips emails that have a waiting, running or delayed job. */
  async addLost(emails: readonly WaitingEmail[]): Promise<void> {
    for (const [lane, jobs] of byLane(emails)) await this.jobs[lane].add(jobs);
  }

  /** Retries delayed emails now, since the mail server is back. */
  async retryNow(lane: MailLane): Promise<void> {
    await this.queues[lane].promoteJobs({ count: mostPromoted });
  }
}

function byLane(emails: readonly WaitingEmail[]): [MailLane, NewRowJob[]][] {
  const inLane = (lane: MailLane) => emails.filter(({ template }) => laneOf(template) === lane).map(jobOf);
  return [
    ['signIn', inLane('signIn')],
    ['others', inLane('others')],
  ];
}

function jobOf({ id, orderId, requestId, traceparent }: WaitingEmail): NewRowJob {
  return { rowId: id, requestId, traceparent, priority: orderId ? orderPriority : 0 };
}
