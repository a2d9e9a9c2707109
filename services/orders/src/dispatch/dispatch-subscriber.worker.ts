import { Inject, Injectable } from '@nestjs/common';
import { dayMs, minuteMs } from '@overland/contracts/calendar';
import { type Claim, Database, DueWork, type DueWorker, Sweeps, TryLater } from '@overland/service-kit';
import { TMS_LINK, type TmsLink } from '../dispatches/tms-link.js';
import { DispatchSubscriptionEntity } from './dispatch-subscription.entity.js';
import { DispatchSubscriptionsRepository, hashOf } from './dispatch-subscriptions.repository.js';
import { TmsPause } from './tms-pause.js';
import { TmsPort, TmsRefusal } from './tms-port.js';

/** All actions that can change what we show of an order. For each of them we read the whole order. */
const tmsActions = [
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

/** Subscribes to the TMS's calls. Only one process subscribes: a second answer would make the first one's token worthless. */
@Injectable()
@DueWork({
  name: 'dispatch-subscription',
  entity: DispatchSubscriptionEntity,
  lease: 'claimedUntil',
  pauses: { firstMs: minuteMs, longestMs: 10 * minuteMs },
})
export class DispatchSubscriber implements DueWorker<DispatchSubscriptionEntity> {
  constructor(
    private readonly database: Database,
    private readonly subscriptions: DispatchSubscriptionsRepository,
    @Inject(TMS_LINK) private readonly link: TmsLink,
    private readonly tms: TmsPort,
    private readonly pause: TmsPause,
  ) {}

  isPaused(): boolean {
    return this.pause.isOn || this.link.callbackUrl === null;
  }

  @Sweeps({ what: 'noting subscriptions at the TMS', everyMs: minuteMs, first: 'now' })
  async note(): Promise<void> {
    const { isConfigured, callbackUrl } = this.link;
    if (!isConfigured || callbackUrl === null) return;
    await this.subscriptions.note(this.database.manager, tmsActions, callbackUrl);
  }

  async work(
    { action, callbackUrl }: DispatchSubscriptionEntity,
    claim: Claim<DispatchSubscriptionEntity>,
  ): Promise<void> {
    try {
      const { verificationToken } = await this.tms.subscribe(action, callbackUrl);
      const tokenHash = hashOf(verificationToken).toString('hex');
      await claim.inSystem((manager) => claim.done(manager, { tokenHash }));
    } catch (error) {
      // It may take it tomorrow.
      throw error instanceof TmsRefusal ? new TryLater(error.message, dayMs) : error;
    }
  }
}
