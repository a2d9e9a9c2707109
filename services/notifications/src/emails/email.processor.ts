import { OnWorkerEvent, Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject } from '@nestjs/common';
import { SERVICE_NAME, Tracing } from '@overland/service-kit';
import type { Job } from 'bullmq';
import { EmailDelivery } from './email-delivery.js';
import { type EmailJob, emailQueueName } from './email-queue.js';
import { EmailSweeper } from './email-sweeper.js';
import { mailConnections } from './mailer.js';

@Processor(emailQueueName, { concurrency: mailConnections })
export class EmailProcessor extends WorkerHost {
  constructor(
    @Inject(SERVICE_NAME) private readonly serviceName: string,
    private readonly delivery: EmailDelivery,
    private readonly sweeper: EmailSweeper,
    private readonly tracing: Tracing,
  ) {
    super();
  }

  process({ data: { emailId, requestId, traceparent } }: Job<EmailJob>): Promise<void> {
    const context = { requestId: requestId ?? emailId, service: this.serviceName };
    const span = {
      name: `process ${emailQueueName}`,
      kind: 'consumer' as const,
      parent: traceparent ?? null,
      attributes: { 'messaging.system': 'bullmq', 'messaging.message.id': emailId },
    };
    return this.tracing.run(context, span, () => this.deliver(emailId));
  }

  private async deliver(emailId: string): Promise<void> {
    const outcome = await this.delivery.deliver(emailId);
    // What waited for the server need not wait for the next round.
    if (outcome === 'recovered') await this.sweeper.sweep();
  }

  @OnWorkerEvent('ready')
  onReady(): void {
    this.sweeper.start();
  }

  /** A queue that cannot be reached at the start never says `ready`; the sweeper waits for it by itself. */
  @OnWorkerEvent('error')
  onError(): void {
    this.sweeper.start();
  }
}
