import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { settings } from '@overland/contracts';
import { addBusinessDays, addDays, isBusinessDay } from '@overland/contracts/calendar';
import { Clock, ServiceClient, Sweeps } from '@overland/service-kit';
import { And, Any, IsNull, LessThan, LessThanOrEqual, MoreThan, MoreThanOrEqual, Not } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import { beginOfDayIn, DueOrders, lookEveryMs, type PortalDay, type Where } from './due-orders.js';
import { OrderChanges } from './order-changes.js';

type Holidays = ReadonlySet<string>;

/** From one business day before the pickup window, but not on its first day. Not for orders on hold. */
export const pickupNearOn =
  (holidays: Holidays) =>
  ({ portalIds, today }: PortalDay): Where => ({
    portalId: Any(portalIds),
    status: Any(['New', 'Pending']),
    sdStatus: Not(Any(['on_hold', 'flagged'])),
    pickupScheduledAt: And(MoreThan(today), LessThanOrEqual(addBusinessDays(today, 1, holidays))),
    remindedAt: IsNull(),
  });

/** Older deliveries are not asked about, even after an outage. */
const latestDays = 14;

/** From one business day after the delivery. A flagged or canceled order is not Delivered. */
export const surveyDueOn =
  (holidays: Holidays) =>
  ({ portalIds, today, timeZone }: PortalDay): Where => {
    const businessDay = isBusinessDay(today, holidays) ? today : addBusinessDays(today, -1, holidays);
    return {
      portalId: Any(portalIds),
      status: 'Delivered',
      deliveredAt: And(
        LessThan(beginOfDayIn(timeZone, businessDay)),
        MoreThanOrEqual(beginOfDayIn(timeZone, addDays(today, -latestDays))),
      ),
      surveyAskedAt: IsNull(),
      surveyAnsweredAt: IsNull(),
    };
  };

const reminders = {
  pickupNear: { dueOn: pickupNearOn, column: 'remindedAt', note: 'Reminded the customer of the pickup.' },
  surveyDue: { dueOn: surveyDueOn, column: 'surveyAskedAt', note: 'Asked the customer how it went.' },
} as const;

/** Reminds customers of their pickup, and sends them the survey (docs/product/surveys.md), each once for each order. */
@Injectable()
export class CustomerReminders {
  constructor(
    private readonly due: DueOrders,
    private readonly changes: OrderChanges,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'reminding of pickups', everyMs: lookEveryMs })
  remindOfPickups(): Promise<void> {
    return this.send('pickupNear');
  }

  @Sweeps({ what: 'asking how it went', everyMs: lookEveryMs })
  askHowItWent(): Promise<void> {
    return this.send('surveyDue');
  }

  /** @throws AppError if quoting, which knows the holidays, cannot be reached. */
  private async send(milestone: keyof typeof reminders): Promise<void> {
    const { dueOn, column, note } = reminders[milestone];
    const days = await this.client.call(settings.holidays, {}, { requestId: randomUUID() });
    const holidays = new Set(days.map(({ date }) => date));
    await this.due.each(dueOn(holidays), (manager, order) => {
      const at = this.clock.now();
      const line = lineOf(order, { kind: 'other', at, actor: 'System', source: 'system', note });
      const change = {
        columns: { [column]: at },
        activities: [line],
        milestones: [{ milestone, transition: milestone }],
      };
      return this.changes.save(manager, order, { change, requestId: null });
    });
  }
}
