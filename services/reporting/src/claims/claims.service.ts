import { Injectable } from '@nestjs/common';
import type { ClaimsReport, ReportPeriod, Session } from '@overland/contracts';
import { Clock, Database, portalOf, portalScope } from '@overland/service-kit';
import { ClaimsRepository } from './claims.repository.js';
import { claimsOfSums } from './claims-report.js';

/** What was reported as damaged and what became of it, of one's own company; MCAdmin may read any or all. */
@Injectable()
export class ClaimsService {
  constructor(
    private readonly database: Database,
    private readonly claims: ClaimsRepository,
    private readonly clock: Clock,
  ) {}

  async read({ from, to, portalId }: ReportPeriod, caller: Session): Promise<ClaimsReport> {
    const scope = portalScope(caller, portalId);
    const sums = await this.database.withPortal(scope, (manager) =>
      this.claims.sum(manager, { scope, from, to, now: this.clock.now() }),
    );
    return { portalId: portalOf(scope), from, to, ...claimsOfSums(sums) };
  }
}
