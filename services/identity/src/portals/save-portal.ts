import type { PortalRecord } from '@overland/contracts';
import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PortalEntity } from './portal.entity.js';

/**
 * Saves a new or changed portal together with its `portal.changed` event. The database increments the version; that of `record`
 * is ignored.
 * @returns the saved portal.
 */
export async function savePortal(
  manager: EntityManager,
  record: Omit<PortalRecord, 'version'>,
  requestId: string | null = null,
): Promise<PortalRecord> {
  const portals = manager.getRepository(PortalEntity);
  const found = await portals.findOne({
    where: { _id: record._id },
    lock: { mode: 'pessimistic_write' },
  });
  const portal: PortalRecord = { ...record, version: (found?.version ?? 0) + 1 };
  await (found ? portals.update({ _id: portal._id }, portal) : portals.insert(portal));
  await addToOutbox(manager, 'portal.changed', portal, { requestId });
  return portal;
}
