import { Injectable } from '@nestjs/common';
import { Clock } from '@overland/service-kit';
import type { TmsUnavailable } from './tms-port.js';

/** While the TMS asks us to wait, this process calls it for nothing else either. */
@Injectable()
export class TmsPause {
  private until = 0;

  constructor(private readonly clock: Clock) {}

  after({ retryAfterMs }: TmsUnavailable): void {
    if (retryAfterMs === null) return;
    this.until = Math.max(this.until, this.clock.now().getTime() + retryAfterMs);
  }

  get isOn(): boolean {
    return this.clock.now().getTime() < this.until;
  }
}
