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

/** Codes and reset links have none and go first: somebody waits for them, and a storm of bookings makes thousands. */
const orderMailPriority = 1;

/** The row is the truth and the queue only a fast way to it: a job is tried once, the sweeper brings the next. */
@Injectable()
export class EmailQueue {
  constructor(@InjectQueue(emailQueueName) private readonly queue: Queue<EmailJob>) {}

  /** Adding the same try of the same mail again, while its job waits, adds nothing. */
  async add(emails: readonly WaitingEmail[]): Promise<void> {
    if (emails.length === 0) return;
    await this.queue.addBulk(
      emails.map(({ id, order_id: orderId, attempts, request_id: requestId, traceparent }) => ({
        name: emailQueueName,
        data: { emailId: id, requestId, ...(traceparent ? { traceparent } : {}) },
        opts: {
          jobId: `email-${id}-${attempts}`,
          priority: orderId ? orderMailPriority : 0,
          attempts: 1,
          removeOnComplete: true,
          removeOnFail: true,
        },
      })),
    );
  }
}
