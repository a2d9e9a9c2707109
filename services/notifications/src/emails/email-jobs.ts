import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import { type NewRowJob, type RowJob, RowJobs } from '@overland/service-kit';
import type { Queue } from 'bullmq';
import type { EntityManager } from 'typeorm';
import type { WaitingEmail } from './email-claims.js';

export const emailQueueName = 'email-send';

/** Codes and reset links have no priority value and go first: people wait for them, even behind thousands of bookings. */
const orderPriority = 1;
const mostPromoted = 10_000;

@Injectable()
export class EmailJobs {
  private readonly jobs: RowJobs;

  constructor(@InjectQueue(emailQueueName) private readonly queue: Queue<RowJob>) {
    this.jobs = new RowJobs(queue);
  }

  addAfterCommit(manager: EntityManager, emails: readonly WaitingEmail[]): void {
    this.jobs.addAfterCommit(manager, emails.map(jobOf));
  }

  /** An email with a waiting, running or delayed job is skipped. */
  addLost(emails: readonly WaitingEmail[]): Promise<void> {
    return this.jobs.add(emails.map(jobOf));
  }

  /** The mail server is back: retries delayed emails now. */
  async retryNow(): Promise<void> {
    await this.queue.promoteJobs({ count: mostPromoted });
  }
}

function jobOf({ id, orderId, requestId, traceparent }: WaitingEmail): NewRowJob {
  return { rowId: id, requestId, traceparent, priority: orderId ? orderPriority : 0 };
}
