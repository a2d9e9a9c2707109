import { Injectable } from '@nestjs/common';
import type { MarginReport, ReportPeriod, Session } from '@overland/contracts';
import { Database, portalOf, portalScope } from '@overland/service-kit';
import { MarginRepository } from './margin.repository.js';
import { marginOfSums } from './margin-report.js';

/** What carriers leave of the price, for MCAdmin: of all companies or one. */
@Injectable()
export class MarginService {
  constructor(
    private readonly database: Database,
    private readonly margin: MarginRepository,
  ) {}

  async read({ from, to, portalId }: ReportPeriod, caller: Session): Promise<MarginReport> {
    const scope = portalScope(caller, portalId);
    const sums = await this.database.withPortal(portalScope(caller), (manager) =>
      this.margin.sum(manager, { scope, from, to }),
    );
    return { portalId: portalOf(scope), from, to, ...marginOfSums(sums) };
  }
}
