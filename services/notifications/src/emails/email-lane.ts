import { Logger } from '@nestjs/common';
import { type Database, describeError } from '@overland/service-kit';
import type { ClaimedEmail, EmailClaimsRepository } from './email-claims.repository.js';
import type { Delivered, EmailDelivery } from './email-delivery.js';
import { type MailLane, mailLanes } from './mail-lanes.js';
import type { SmtpCircuit } from './smtp-circuit.js';
import { mostUnmarked, type TryResults } from './try-results.js';

const mostClaimed = 40;
/** A claimed email that has not begun by then is given back, as its claim must outlast its sending. */
const longestInHandMs = 1500;
/** So that the circuit takes a try when the lane makes one. */
const probeMarginMs = 20;

export interface LaneParts {
  lane: MailLane;
  database: Database;
  claims: EmailClaimsRepository;
  delivery: EmailDelivery;
  results: TryResults;
  circuit: SmtpCircuit;
}

/**
 * Sends the emails of a lane in this process: claims some, sends them over the lane's connections, and claims more when the last
 * of them has begun. A slow one occupies its connection alone. While the mail server is down, one email at a time tries it.
 */
export class EmailLane {
  private readonly logger = new Logger('EmailLane');
  /** Claimed and not begun. */
  private inHand: ClaimedEmail[] = [];
  private sending = 0;
  private unmarked = 0;
  /** Whether emails may be due that are not claimed. */
  private isWanted = false;
  private claiming: Promise<void> | null = null;
  private isDown = false;
  /** Between two tries of a server that is down. */
  private isResting = false;
  private isClosing = false;
  private whenMarked = () => {};
  private giveBackTimer: NodeJS.Timeout | undefined;
  private probeTimer: NodeJS.Timeout | undefined;

  constructor(private readonly parts: LaneParts) {
    parts.circuit.onDown(() => {
      this.logger.warn('the mail server is down, emails wait');
      this.rest();
    });
    parts.circuit.onBack(() => {
      this.logger.log('the mail server is back');
      this.log(this.retryNow());
    });
  }

  /** Emails may be due. Resolves when they are claimed, or noted for later. @throws when they cannot be claimed */
  async wake(): Promise<void> {
    this.isWanted = true;
    // A claim under way may not have seen the newest emails.
    await this.claiming?.catch(() => undefined);
    await this.claimMore();
  }

  start(): void {
    this.log(this.retryNow());
  }

  /** Tries what waits for its next try, too. */
  private async retryNow(): Promise<void> {
    const { database, claims, lane } = this.parts;
    this.isDown = false;
    this.isResting = false;
    clearTimeout(this.probeTimer);
    await database.inSystem((manager) => claims.retryNow(manager, lane));
    await this.wake();
  }

  /** Begins no email any more. Resolves when those that have begun are marked. */
  async close(): Promise<void> {
    this.isClosing = true;
    clearTimeout(this.probeTimer);
    await this.claiming?.catch(() => undefined);
    await this.giveBack();
    if (this.unmarked > 0) await new Promise<void>((resolve) => (this.whenMarked = resolve));
  }

  /** How many may begin. */
  private get free(): number {
    if (this.isResting || this.isClosing) return 0;
    const connections = this.isDown ? 1 : mailLanes[this.parts.lane].connections;
    return Math.max(0, Math.min(connections - this.sending, mostUnmarked - this.unmarked));
  }

  private async claimMore(): Promise<void> {
    if (!this.isWanted || this.claiming || this.inHand.length > 0 || this.free === 0) return;
    this.claiming = this.claim();
    try {
      await this.claiming;
    } finally {
      this.claiming = null;
    }
    this.fill();
  }

  private async claim(): Promise<void> {
    const { database, claims, lane } = this.parts;
    const most = this.isDown ? 1 : mostClaimed;
    this.isWanted = false;
    try {
      this.inHand = await database.inSystem((manager) => claims.claim(manager, lane, most));
    } catch (error) {
      this.isWanted = true;
      throw error;
    }
    if (this.inHand.length === most) this.isWanted = true;
    clearTimeout(this.giveBackTimer);
    this.giveBackTimer = setTimeout(() => this.log(this.giveBack()), longestInHandMs);
  }

  private fill(): void {
    for (let left = this.free; left > 0; left -= 1) {
      const next = this.inHand.shift();
      if (next) this.log(this.send(next));
    }
    this.log(this.claimMore());
  }

  private async send(email: ClaimedEmail): Promise<void> {
    this.sending += 1;
    this.unmarked += 1;
    try {
      const delivered = await this.parts.delivery.deliver(email).finally(() => {
        this.sending -= 1;
      });
      const ended = this.end(email, delivered);
      // Nothing comes that these could be marked with.
      if (this.sending === 0 && this.inHand.length === 0) this.parts.results.flush();
      this.fill();
      await ended;
    } finally {
      this.unmarked -= 1;
      if (this.unmarked === 0) this.whenMarked();
      this.fill();
    }
  }

  private async end({ row }: ClaimedEmail, delivered: Delivered): Promise<void> {
    switch (delivered.end) {
      case 'sent':
        return this.parts.results.sent(delivered.email);
      case 'later':
        setTimeout(() => this.log(this.wake()), delivered.againInMs).unref();
        return;
      case 'untried':
        this.inHand.push({ row, portal: null });
        return this.rest();
      case 'failed':
    }
  }

  private rest(): void {
    this.isDown = true;
    this.isResting = true;
    this.log(this.giveBack());
    clearTimeout(this.probeTimer);
    this.probeTimer = setTimeout(() => {
      this.isResting = false;
      this.log(this.wake());
    }, this.parts.circuit.probeEveryMs + probeMarginMs);
  }

  /** Those that have not begun are for whoever has a free connection. */
  private async giveBack(): Promise<void> {
    clearTimeout(this.giveBackTimer);
    const ids = this.inHand.splice(0).map(({ row }) => row.id);
    if (ids.length === 0) return;
    this.isWanted = true;
    const { database, claims } = this.parts;
    await database.inSystem((manager) => claims.giveBack(manager, ids));
  }

  private log(work: Promise<unknown>): void {
    work.catch((error: unknown) => this.logger.warn(describeError(error).message));
  }
}
