import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { settings } from '@overland/contracts';
import { addBusinessDays } from '@overland/contracts/calendar';
import { Clock, ServiceClient, Sweeps } from '@overland/service-kit';
import { And, Any, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderChange } from './apply-move.js';
import { DueOrders, lookEveryMs, type PortalDay, type Where } from './due-orders.js';
import { OrderChanges } from './order-changes.js';

/** From one business day before the pickup window, but not on its first day. Not for orders on hold. */
export const pickupNearOn =
  (holidays: ReadonlySet<string>) =>
  ({ portalIds, today }: PortalDay): Where => ({
    portalId: Any(portalIds),
    status: Any(['New', 'Pending']),
    sdStatus: Not(Any(['on_hold', 'flagged'])),
    pickupScheduledAt: And(MoreThan(today), LessThanOrEqual(addBusinessDays(today, 1, holidays))),
    remindedAt: IsNull(),
  });

function reminderOf(order: PlacedOrder, at: Date): OrderChange {
  const note = 'Reminded the customer of the pickup.';
  return {
    columns: { remindedAt: at },
    activities: [lineOf(order, { kind: 'other', at, actor: 'System', source: 'system', note })],
    milestones: [{ milestone: 'pickupNear', transition: 'pickupNear' }],
  };
}

@Injectable()
export class PickupReminders {
  constructor(
    private readonly due: DueOrders,
    private readonly changes: OrderChanges,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError if quoting, which knows the holidays, cannot be reached. */
  @Sweeps({ what: 'reminding of pickups', everyMs: lookEveryMs })
  async run(): Promise<void> {
    const days = await this.client.call('quoting', settings.holidays, {}, { requestId: randomUUID() });
    const holidays = new Set(days.map(({ date }) => date));
    await this.due.each(pickupNearOn(holidays), (manager, order) =>
      this.changes.save(manager, order, { change: reminderOf(order, this.clock.now()), requestId: null }),
    );
  }
}
