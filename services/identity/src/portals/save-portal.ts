import type { PortalRecord } from '@overland/contracts';
import { addToOutbox } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PortalEntity } from './portal.entity.js';

/**
 * Writes a portal, new or changed, together with its `portal.changed` event. The version is the database's:
 * one more than the stored one, whatever `record` says.
 * @returns the portal as it now stands.
 */
export async function savePortal(
  manager: EntityManager,
  record: Omit<PortalRecord, 'version'>,
  requestId: string | null = null,
): Promise<PortalRecord> {
  const found = await manager.findOne(PortalEntity, {
    where: { _id: record._id },
    lock: { mode: 'pessimistic_write' },
  });
  const portal: PortalRecord = { ...record, version: (found?.version ?? 0) + 1 };
  await (found
    ? manager.update(PortalEntity, { _id: portal._id }, portal)
    : manager.insert(PortalEntity, portal));
  await addToOutbox(manager, 'portal.changed', portal, { requestId });
  return portal;
}
