import { Injectable } from '@nestjs/common';
import { availableReports, type ScheduledReport, type Session } from '@overland/contracts';
import { type EntityManager, In } from 'typeorm';
import { ReportPortalEntity } from '../portals/report-portal.entity.js';
import { ReportRegionEntity } from '../portals/report-region.entity.js';

interface Wanted {
  portalId: string | null;
  region: string | null;
  isDealership: boolean;
}

/** Portals and regions as reports name them, and which reports each portal may use. */
@Injectable()
export class ReportScopeRepository {
  /** Whether a person may read a report: an Admin only if the company has it in `availableReports`. */
  async mayRead(
    manager: EntityManager,
    report: ScheduledReport,
    { role, portalId }: Pick<Session, 'role' | 'portalId'>,
  ): Promise<boolean> {
    if (role !== 'Admin') return role === 'MCAdmin';
    if (report === 'margin') return false;
    const given = availableReports.find((name) => name === report);
    if (given === undefined) return true;
    const portal = await manager.findOneBy(ReportPortalEntity, { portalId });
    return portal?.availableReports.includes(given) ?? false;
  }

  /** The portals whose orders count, by id. */
  async listPortals(manager: EntityManager, wanted: Wanted): Promise<ReportPortalEntity[]> {
    const { portalId, region, isDealership } = wanted;
    return manager.findBy(ReportPortalEntity, {
      ...(portalId !== null && { portalId }),
      ...(region !== null && { region }),
      ...(isDealership && { isDealership }),
    });
  }

  /** The name of each region, by its key in portals. */
  async nameRegions(manager: EntityManager, regions: readonly string[]): Promise<Map<string, string>> {
    const ids = regions.filter((region) => /^[\da-f-]{36}$/.test(region));
    const known = await manager.findBy(ReportRegionEntity, { regionId: In(ids) });
    const names = new Map(known.map(({ regionId, name }) => [regionId, name]));
    return new Map(regions.map((region) => [region, names.get(region) ?? plainName(region)]));
  }
}

function plainName(region: string): string {
  if (region === 'none') return 'No region';
  return region.startsWith('other:') ? region.slice('other:'.length) : 'Unknown';
}
