import { Injectable } from '@nestjs/common';
import type { ConversionReport, ReportPeriod, Session } from '@overland/contracts';
import { Database, portalOf, portalScope } from '@overland/service-kit';
import { ConversionRepository } from './conversion.repository.js';
import { conversionOf, followUpsOf, funnelOf, mostRows, ownersOf } from './conversion-report.js';

/** From quotes to orders: a user reads of the own quotes, an Admin of the company's, MCAdmin of any or all. */
@Injectable()
export class ConversionService {
  constructor(
    private readonly database: Database,
    private readonly conversion: ConversionRepository,
  ) {}

  read({ from, to, portalId }: ReportPeriod, caller: Session): Promise<ConversionReport> {
    const scope = portalScope(caller, portalId);
    const ownerId = caller.role === 'User' ? caller.userId : null;
    const range = { scope, from, to, ownerId };
    // Within a portal alone the provider's staff have no names, whom MCAdmin reads there, too.
    return this.database.withPortal(portalScope(caller), async (manager) => {
      const companies =
        ownerId === null ? await this.conversion.countCompanies(manager, range, mostRows) : [];
      return {
        portalId: portalOf(scope),
        from,
        to,
        ...conversionOf(await this.conversion.count(manager, range)),
        followUps: followUpsOf(await this.conversion.countFollowUps(manager, range)),
        companies: companies.map(({ portalId: id, companyName, ...count }) => ({
          portalId: id,
          companyName,
          ...funnelOf(count),
        })),
        ...ownersOf(await this.conversion.countOwners(manager, range)),
      };
    });
  }
}
