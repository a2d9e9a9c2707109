import { InjectQueue } from '@nestjs/bullmq';
import { Injectable } from '@nestjs/common';
import type { Queue } from 'bullmq';
import type { WaitingEmail } from './stored-email.js';

export const emailQueueName = 'email-send';

export interface EmailJob {
  emailId: string;
  /** Of the request that the mail came of, for the log. */
  requestId: string | null;
  /** The same for its trace. */
  traceparent?: string;
}

/** The row is the truth and the queue only a fast way to it: a job is tried once, the sweeper brings the next. */
@Injectable()
export class EmailQueue {
  constructor(@InjectQueue(emailQueueName) private readonly queue: Queue<EmailJob>) {}

  /** Adding the same try of the same mail again, while its job waits, adds nothing. */
  async add(emails: readonly WaitingEmail[]): Promise<void> {
    if (emails.length === 0) return;
    await this.queue.addBulk(
      emails.map(({ id, attempts, request_id: requestId, traceparent }) => ({
        name: emailQueueName,
        data: { emailId: id, requestId, ...(traceparent ? { traceparent } : {}) },
        opts: { jobId: `email-${id}-${attempts}`, attempts: 1, removeOnComplete: true, removeOnFail: true },
      })),
    );
  }
}
