import { Processor, WorkerHost } from '@nestjs/bullmq';
import { Inject, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { SERVICE_ROLE, type ServiceRole, workerOptions } from '@overland/service-kit';
import { EmailLanes } from './email-lanes.js';
import { type MailLane, mailLanes } from './mail-lanes.js';

/** Takes the wake-ups of a lane, as the worker of its queue. */
@Injectable()
abstract class LaneProcessor extends WorkerHost implements OnApplicationBootstrap {
  protected abstract readonly lane: MailLane;

  constructor(
    @Inject(SERVICE_ROLE) private readonly role: ServiceRole,
    private readonly lanes: EmailLanes,
  ) {
    super();
  }

  /** After repeated failures the next try of an email may be hours away, although the mail server is back. */
  onApplicationBootstrap(): void {
    if (this.role !== 'web') this.lanes[this.lane].start();
  }

  process(): Promise<void> {
    return this.lanes[this.lane].wake();
  }
}

@Processor(mailLanes.signIn.queue, workerOptions)
export class SignInEmailProcessor extends LaneProcessor {
  protected readonly lane = 'signIn';
}

@Processor(mailLanes.others.queue, workerOptions)
export class EmailProcessor extends LaneProcessor {
  protected readonly lane = 'others';
}
