import { Inject, Injectable } from '@nestjs/common';
import { minuteMs } from '@overland/contracts/calendar';
import { Sweeps } from '@overland/service-kit';
import { TMS_LINK, type TmsLink } from '../dispatches/tms-link.js';
import { DispatchCallsRepository } from './dispatch-calls.repository.js';
import { DispatchSubscriptions } from './dispatch-subscriptions.js';

/** Subscribes to the TMS's calls if a TMS is configured. */
@Injectable()
export class DispatchWorker {
  constructor(
    @Inject(TMS_LINK) private readonly link: TmsLink,
    private readonly calls: DispatchCallsRepository,
    private readonly subscriptions: DispatchSubscriptions,
  ) {}

  @Sweeps({ what: 'reading calls of the TMS', everyMs: 2000 })
  async distribute(): Promise<void> {
    if (!this.link.isConfigured) return;
    while ((await this.calls.distribute()) > 0);
  }

  @Sweeps({ what: 'asking the TMS for its calls', everyMs: minuteMs, first: 'now' })
  async subscribe(): Promise<void> {
    if (this.link.isConfigured) await this.subscriptions.complete();
  }
}
