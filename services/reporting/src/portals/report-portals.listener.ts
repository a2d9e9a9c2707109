import { Injectable } from '@nestjs/common';
import type { PortalRecord } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { ReportPortalEntity } from './report-portal.entity.js';
import { ReportRegionEntity } from './report-region.entity.js';

/** Stores portals and regions for reports. Events may arrive in any order: the newest state stays. */
@Injectable()
@HandlesEvents()
export class ReportPortals implements EventHandlers {
  readonly name = 'report-portals';
  readonly on: EventHandlerMap = {
    'portal.changed': ({ payload }, manager) => savePortal(manager, payload),
    'region.changed': ({ payload, at }, manager) =>
      saveRegion(manager, { ...payload, changedAt: new Date(at) }),
  };
}

async function savePortal(manager: EntityManager, portal: PortalRecord): Promise<void> {
  const { _id: portalId, version, companyName, isDealership, availableReports } = portal;
  await manager
    .createQueryBuilder()
    .insert()
    .into(ReportPortalEntity)
    .values({ portalId, version, companyName, isDealership, availableReports, region: regionOf(portal) })
    .orUpdate(['version', 'company_name', 'region', 'is_dealership', 'available_reports'], ['portal_id'], {
      overwriteCondition: { where: 'report_portals.version < excluded.version' },
    })
    .updateEntity(false)
    .execute();
}

const regionOf = ({ region, regionOther }: PortalRecord): string =>
  region === 'other' ? `other:${regionOther}` : (region ?? 'none');

async function saveRegion(manager: EntityManager, region: ReportRegionEntity): Promise<void> {
  await manager
    .createQueryBuilder()
    .insert()
    .into(ReportRegionEntity)
    .values(region)
    .orUpdate(['name', 'changed_at'], ['region_id'], {
      overwriteCondition: { where: 'report_regions.changed_at < excluded.changed_at' },
    })
    .updateEntity(false)
    .execute();
}
