import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { settings } from '@overland/contracts';
import { addBusinessDays, addDays, isBusinessDay } from '@overland/contracts/calendar';
import { Clock, ServiceClient, Sweeps } from '@overland/service-kit';
import { And, Any, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import { lineOf } from '../orders/activity-line.js';
import type { PlacedOrder } from '../orders/order.entity.js';
import type { OrderChange } from './apply-move.js';
import { beginOfDayIn, DueOrders, lookEveryMs, type PortalDay, type Where } from './due-orders.js';
import { OrderChanges } from './order-changes.js';

/** Older deliveries are not asked about, even after an outage. */
const latestDays = 14;

/** From one business day after the delivery. A flagged or canceled order is not Delivered. */
export const surveyDueOn =
  (holidays: ReadonlySet<string>) =>
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

function requestOf(order: PlacedOrder, at: Date): OrderChange {
  const note = 'Asked the customer how it went.';
  return {
    columns: { surveyAskedAt: at },
    activities: [lineOf(order, { kind: 'other', at, actor: 'System', source: 'system', note })],
    milestones: [{ milestone: 'surveyDue', transition: 'surveyDue' }],
  };
}

/** Sends customers the survey, once for each order (docs/product/surveys.md). */
@Injectable()
export class SurveyRequests {
  constructor(
    private readonly due: DueOrders,
    private readonly changes: OrderChanges,
    private readonly client: ServiceClient,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError if quoting, which knows the holidays, cannot be reached. */
  @Sweeps({ what: 'asking how it went', everyMs: lookEveryMs })
  async run(): Promise<void> {
    const days = await this.client.call('quoting', settings.holidays, {}, { requestId: randomUUID() });
    const holidays = new Set(days.map(({ date }) => date));
    await this.due.each(surveyDueOn(holidays), (manager, order) =>
      this.changes.save(manager, order, { change: requestOf(order, this.clock.now()), requestId: null }),
    );
  }
}
