import { Inject, Injectable } from '@nestjs/common';
import { Sweeps } from '@overland/service-kit';
import { TMS_LINK, type TmsLink } from '../dispatches/tms-link.js';
import { DispatchCallsRepository } from './dispatch-calls.repository.js';

/** Reads what the TMS has called to say, where one is configured. */
@Injectable()
export class DispatchWorker {
  constructor(
    @Inject(TMS_LINK) private readonly link: TmsLink,
    private readonly calls: DispatchCallsRepository,
  ) {}

  @Sweeps({ what: 'reading calls of the TMS', everyMs: 2000 })
  async distribute(): Promise<void> {
    if (!this.link.isConfigured) return;
    while ((await this.calls.distribute()) > 0);
  }
}
