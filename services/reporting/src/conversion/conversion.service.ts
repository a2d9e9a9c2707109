import { Injectable } from '@nestjs/common';
import type { ConversionReport, ReportPeriod, Session } from '@overland/contracts';
import { Database, portalOf, portalScope } from '@overland/service-kit';
import { ConversionRepository } from './conversion.repository.js';
import { conversionOf, followUpsOf, funnelOf, mostRows } from './conversion-report.js';

/** From quotes to orders, for one's own company; MCAdmin may read any or all. */
@Injectable()
export class ConversionService {
  constructor(
    private readonly database: Database,
    private readonly conversion: ConversionRepository,
  ) {}

  read({ from, to, portalId }: ReportPeriod, caller: Session): Promise<ConversionReport> {
    const scope = portalScope(caller, portalId);
    const range = { scope, from, to };
    return this.database.withPortal(scope, async (manager) => {
      const companies = await this.conversion.countCompanies(manager, range, mostRows);
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
      };
    });
  }
}
