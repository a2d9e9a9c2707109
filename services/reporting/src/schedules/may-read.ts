import { availableReports, type ScheduledReport, type Session } from '@overland/contracts';
import { findPortal } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';

type Reader = Pick<Session, 'role' | 'portalId'>;

/** Whether a person may read a report, as its page asks: an Admin needs those of `availableReports` to be given. */
export async function mayRead(
  manager: EntityManager,
  report: ScheduledReport,
  reader: Reader,
): Promise<boolean> {
  if (reader.role !== 'Admin') return reader.role === 'MCAdmin';
  const given = availableReports.find((name) => name === report);
  if (given === undefined) return true;
  const portal = await findPortal(manager, reader.portalId);
  return portal?.availableReports.includes(given) ?? false;
}
