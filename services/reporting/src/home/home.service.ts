import { Injectable } from '@nestjs/common';
import type { HomeFigures, Session, WeekFigures } from '@overland/contracts';
import { todayIn } from '@overland/contracts/calendar';
import { Clock, Database, listTimeZone, portalOf, portalScope, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { type OnTimeRange, OnTimeRepository } from '../on-time/on-time.repository.js';
import { onTimeTotals } from '../on-time/on-time-report.js';
import { percentOf } from '../reports/percent-of.js';
import type { Days } from '../reports/report-days.js';
import { HomeFiguresRepository } from './home-figures.repository.js';
import { sameDaysBefore, weekOf } from './week-of.js';

/** The week in figures on the staff's home page, for one's own company; MCAdmin may read any or all. */
@Injectable()
export class HomeService {
  constructor(
    private readonly database: Database,
    private readonly figures: HomeFiguresRepository,
    private readonly onTime: OnTimeRepository,
    private readonly clock: Clock,
  ) {}

  read(viewAs: string | undefined, caller: Session): Promise<HomeFigures> {
    const scope = portalScope(caller, viewAs);
    const portalId = portalOf(scope);
    return this.database.withPortal(scope, async (manager) => {
      const timeZone = await listTimeZone(manager, portalId);
      const now = this.clock.now();
      const today = todayIn(timeZone, now);
      const home = { scope, timeZone, today };
      return {
        portalId,
        timeZone,
        week: await this.figuresOf(manager, { ...weekOf(today), until: null }, home),
        weekBefore: await this.figuresOf(manager, sameDaysBefore(timeZone, now), home),
        cod: await this.figures.countOwed(manager, scope),
      };
    });
  }

  private async figuresOf(
    manager: EntityManager,
    { until, ...week }: Days & { until: Date | null },
    { scope, timeZone, today }: { scope: Scope; timeZone: string; today: string },
  ): Promise<WeekFigures> {
    const period = { scope, timeZone, until, ...week };
    const { quotes, booked } = await this.figures.countQuotes(manager, period);
    return {
      ...week,
      quotes,
      booked,
      conversion: percentOf(booked, quotes),
      ...(await this.figures.countOrders(manager, period)),
      ...(await this.countOnTime(manager, { scope, today, ...week })),
      ...(await this.figures.rate(manager, period)),
    };
  }

  private async countOnTime(manager: EntityManager, period: OnTimeRange) {
    const done = await this.onTime.countDone(manager, period, ['total']);
    return onTimeTotals(done, await this.onTime.countOverdue(manager, period));
  }
}
