import { createHash, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable, Logger } from '@nestjs/common';
import { dayMs } from '@overland/contracts/calendar';
import { Clock, describeError, InjectDatabase } from '@overland/service-kit';
import { type DataSource, IsNull, LessThanOrEqual, Not, type Repository } from 'typeorm';
import { TMS_LINK, type TmsLink } from '../dispatches/tms-link.js';
import { DispatchSubscriptionEntity } from './dispatch-subscription.entity.js';
import { TmsPort, TmsRefusal } from './tms-port.js';

/** All actions that can change what we show of an order. For each of them we read the whole order. */
export const tmsActions = [
  'order.created',
  'order.modified',
  // Integrators have seen both names.
  'order.cancel',
  'order.canceled',
  'order.removed',
  'order.picked_up',
  'order.delivered',
  'order.invoiced',
  'order.manually_marked_as_accepted',
  'order.manually_marked_as_picked_up',
  'order.manually_marked_as_delivered',
  'offer.sent',
  'offer.accepted',
  'offer.canceled_by_carrier',
  'vehicle.driver_location_updated',
] as const;

const claimMs = 60_000;

/** Subscribes to the TMS's calls, and checks the token of each call. */
@Injectable()
export class DispatchSubscriptions {
  private readonly logger = new Logger('Dispatch');
  private readonly rows: Repository<DispatchSubscriptionEntity>;

  constructor(
    @InjectDatabase() dataSource: DataSource,
    @Inject(TMS_LINK) private readonly link: TmsLink,
    private readonly tms: TmsPort,
    private readonly clock: Clock,
  ) {
    this.rows = dataSource.getRepository(DispatchSubscriptionEntity);
  }

  /** Subscribes to what is missing or has another address. What fails is retried in the next run. */
  async complete(): Promise<void> {
    const { callbackUrl } = this.link;
    if (callbackUrl === null) return;
    const known = await this.rows.findBy({ callbackUrl, tokenHash: Not(IsNull()) });
    const done = new Set(known.map(({ action }) => action));
    for (const action of tmsActions) {
      if (!done.has(action)) await this.subscribe(action, callbackUrl);
    }
  }

  /**
   * Whether the token belongs to this action's subscription. For an action that we never subscribed to any of our tokens will
   * do, so that actions that the TMS adds later are kept as well.
   */
  async knows(token: string, action: string): Promise<boolean> {
    const all = await this.rows.findBy({ tokenHash: Not(IsNull()) });
    const own = all.filter((row) => row.action === action);
    const given = hashOf(token);
    let isKnown = false;
    for (const { tokenHash } of own.length > 0 ? own : all) {
      const expected = Buffer.from(tokenHash ?? '', 'hex');
      if (expected.length === given.length && timingSafeEqual(expected, given)) isKnown = true;
    }
    return isKnown;
  }

  /** Only one process subscribes: a second answer would make the first one's token worthless. */
  private async subscribe(action: string, callbackUrl: string): Promise<void> {
    if (!(await this.claim(action, callbackUrl))) return;
    try {
      const { verificationToken } = await this.tms.subscribe(action, callbackUrl);
      await this.rows.update(
        { action },
        { callbackUrl, tokenHash: hashOf(verificationToken).toString('hex') },
      );
    } catch (error) {
      if (error instanceof TmsRefusal) await this.rows.update({ action }, { claimedUntil: this.in(dayMs) });
      this.logger.warn(`the TMS does not call for ${action} yet: ${describeError(error).message}`);
    }
  }

  private async claim(action: string, callbackUrl: string): Promise<boolean> {
    await this.rows
      .createQueryBuilder()
      .insert()
      .values({ action, callbackUrl, tokenHash: null, claimedUntil: new Date(0) })
      .orIgnore()
      .updateEntity(false)
      .execute();
    const { affected } = await this.rows.update(
      { action, claimedUntil: LessThanOrEqual(this.clock.now()) },
      { claimedUntil: this.in(claimMs) },
    );
    return affected === 1;
  }

  private in(ms: number): Date {
    return new Date(this.clock.now().getTime() + ms);
  }
}

const hashOf = (token: string): Buffer => createHash('sha256').update(token).digest();
