import { availableReports, type ScheduledReport, type Session } from '@overland/contracts';
import type { EntityManager } from 'typeorm';
import { ReportPortalEntity } from '../portals/report-portal.entity.js';

type Reader = Pick<Session, 'role' | 'portalId'>;

/** Whether a person may read a report: an Admin needs those of `availableReports` to be given to the company. */
export async function mayRead(
  manager: EntityManager,
  report: ScheduledReport,
  reader: Reader,
): Promise<boolean> {
  if (reader.role !== 'Admin') return reader.role === 'MCAdmin';
  const given = availableReports.find((name) => name === report);
  if (given === undefined) return true;
  const portal = await manager.getRepository(ReportPortalEntity).findOneBy({ portalId: reader.portalId });
  return portal?.availableReports.includes(given) ?? false;
}
