import { Inject, Injectable } from '@nestjs/common';
import { minuteMs } from '@overland/contracts/calendar';
import { Sweeps } from '@overland/service-kit';
import { DispatchPoller } from './dispatch-poller.js';
import { DispatchSender } from './dispatch-sender.js';
import { DispatchSubscriptions } from './dispatch-subscriptions.js';
import { TMS_LINK, type TmsLink } from './tms-link.js';

const lookEveryMs = 2000;

/** Keeps orders and the TMS in step, in the worker role, where a TMS is configured. */
@Injectable()
export class DispatchWorker {
  constructor(
    @Inject(TMS_LINK) private readonly link: TmsLink,
    private readonly sender: DispatchSender,
    private readonly poller: DispatchPoller,
    private readonly subscriptions: DispatchSubscriptions,
  ) {}

  @Sweeps({ what: 'bringing orders to the TMS', everyMs: lookEveryMs })
  async send(stopping: AbortSignal): Promise<void> {
    if (this.link.isConfigured) await this.sender.run(stopping);
  }

  @Sweeps({ what: 'following the TMS', everyMs: lookEveryMs })
  async follow(stopping: AbortSignal): Promise<void> {
    if (this.link.isConfigured) await this.poller.run(stopping);
  }

  @Sweeps({ what: 'asking the TMS for its calls', everyMs: minuteMs, first: 'now' })
  async subscribe(): Promise<void> {
    if (this.link.isConfigured) await this.subscriptions.complete();
  }
}
