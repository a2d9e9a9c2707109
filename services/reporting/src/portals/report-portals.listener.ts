import { Injectable } from '@nestjs/common';
import type { PortalRecord } from '@overland/contracts';
import { type EventHandlerMap, type EventHandlers, HandlesEvents, saveNewer } from '@overland/service-kit';
import { ReportPortalEntity } from './report-portal.entity.js';
import { ReportRegionEntity } from './report-region.entity.js';

/** What reports know of portals and regions. */
@Injectable()
@HandlesEvents()
export class ReportPortals implements EventHandlers {
  readonly name = 'report-portals';
  readonly on: EventHandlerMap = {
    'portal.changed': ({ payload }, manager) => saveNewer(manager, ReportPortalEntity, rowOf(payload)),
    'region.changed': ({ payload, at }, manager) =>
      saveNewer(manager, ReportRegionEntity, { ...payload, changedAt: new Date(at) }),
  };
}

function rowOf(portal: PortalRecord) {
  const { _id: portalId, version, companyName, isDealership, availableReports } = portal;
  return { portalId, version, companyName, isDealership, availableReports, region: regionOf(portal) };
}

const regionOf = ({ region, regionOther }: PortalRecord): string =>
  region === 'other' ? `other:${regionOther}` : (region ?? 'none');
