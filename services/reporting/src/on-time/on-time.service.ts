import { Injectable } from '@nestjs/common';
import type { OnTimeReport, ReportPeriod, Session } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { Clock, Database, listTimeZone, portalOf, portalScope } from '@overland/service-kit';
import { OnTimeRepository } from './on-time.repository.js';
import { onTimeOf } from './on-time-report.js';

const mostLateOrders = 50;

/** Promised against actual days, for one's own company; MCAdmin may read any or all. */
@Injectable()
export class OnTimeService {
  constructor(
    private readonly database: Database,
    private readonly onTime: OnTimeRepository,
    private readonly clock: Clock,
  ) {}

  read({ from, to, portalId: viewAs }: ReportPeriod, caller: Session): Promise<OnTimeReport> {
    const scope = portalScope(caller, viewAs);
    const portalId = portalOf(scope);
    return this.database.withPortal(scope, async (manager) => {
      const today = todayIn(await listTimeZone(manager, portalId), this.clock.now());
      const range = { scope, from, to, today };
      const done = await this.onTime.countDone(manager, range, ['total', 'lane', 'carrier']);
      return {
        portalId,
        from,
        to,
        ...onTimeOf(done, await this.onTime.countOverdue(manager, range)),
        lateOrders: await this.onTime.listLate(manager, range, mostLateOrders),
      };
    });
  }
}
