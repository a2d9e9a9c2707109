import { Injectable } from '@nestjs/common';
import type { CommissionReport, ReportPeriod, Session } from '@overland/contracts';
import { Database, portalOf, portalScope } from '@overland/service-kit';
import { commissionsOf } from './commission-report.js';
import { CommissionsRepository } from './commissions.repository.js';

/** What owners of orders earn: a user reads the own, an Admin the company's, MCAdmin any or all. */
@Injectable()
export class CommissionsService {
  constructor(
    private readonly database: Database,
    private readonly commissions: CommissionsRepository,
  ) {}

  async read({ from, to, portalId }: ReportPeriod, caller: Session): Promise<CommissionReport> {
    const scope = portalScope(caller, portalId);
    const ownerId = caller.role === 'User' ? caller.userId : null;
    // Within a portal alone the provider's staff have no names, whom MCAdmin reads there, too.
    const sums = await this.database.withPortal(portalScope(caller), (manager) =>
      this.commissions.sum(manager, { scope, from, to, ownerId }),
    );
    return { portalId: portalOf(scope), from, to, ...commissionsOf(sums) };
  }
}
