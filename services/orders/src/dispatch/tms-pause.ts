import { Inject, Injectable } from '@nestjs/common';
import { Clock, TryLater } from '@overland/service-kit';
import { TMS_LINK, type TmsLink } from '../dispatches/tms-link.js';

/** After so many failures in a row all calls pause, so that hundreds do not wait for their timeouts. */
const failuresInARow = 3;
const momentMs = 2000;

/** Holds back all calls of this process while the TMS asks us to wait, and if no TMS is configured. */
@Injectable()
export class TmsPause {
  private until = 0;
  private failures = 0;

  constructor(
    @Inject(TMS_LINK) private readonly link: TmsLink,
    private readonly clock: Clock,
  ) {}

  after(error: unknown): void {
    this.failures += 1;
    const askedFor = error instanceof TryLater ? error.afterMs : 0;
    const pauseMs = Math.max(askedFor, this.failures % failuresInARow === 0 ? momentMs : 0);
    this.until = Math.max(this.until, this.clock.now().getTime() + pauseMs);
  }

  /** Called once the TMS has answered. */
  end(): void {
    this.failures = 0;
  }

  get isOn(): boolean {
    return !this.link.isConfigured || this.clock.now().getTime() < this.until;
  }
}
