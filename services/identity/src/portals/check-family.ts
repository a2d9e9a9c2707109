import type { PortalRecord } from '@overland/contracts';
import { invalidField } from '@overland/service-kit';
import { type EntityManager, In } from 'typeorm';
import { PortalEntity } from './portal.entity.js';
import { RegionEntity } from './region.entity.js';

type Family = Pick<PortalRecord, '_id' | 'parentPortal' | 'region'>;

/** More levels of parents than any company has. */
const mostParents = 10;

/**
 * Checks that the parent exists and is not below the portal itself, and that the region is one of the parent's.
 * @throws AppError invalid, with the field that is wrong.
 */
export async function checkFamily(
  manager: EntityManager,
  { _id, parentPortal, region }: Family,
): Promise<void> {
  if (parentPortal !== null) await checkParent(manager, _id, parentPortal);
  if (region === null || region === 'other') return;
  const known =
    parentPortal !== null && (await manager.existsBy(RegionEntity, { id: region, portalId: parentPortal }));
  if (!known) throw invalidField('region', 'Please choose a region of the parent company.');
}

async function checkParent(manager: EntityManager, portalId: string, parentPortal: string): Promise<void> {
  let above: string | null = parentPortal;
  for (let count = 0; above !== null; count += 1) {
    if (above === portalId || count === mostParents) {
      throw invalidField('parentPortal', 'A company cannot be below itself. Please choose another parent.');
    }
    const parent: PortalEntity | null = await manager.findOneBy(PortalEntity, { _id: above });
    if (!parent) throw invalidField('parentPortal', 'Please choose a company.');
    above = parent.parentPortal;
  }
}

export async function familyNames(
  manager: EntityManager,
  portals: readonly Family[],
): Promise<Map<string, string>> {
  const parents = await manager.findBy(PortalEntity, {
    _id: In(portals.flatMap((one) => one.parentPortal ?? [])),
  });
  const ids = portals.flatMap(({ region }) => (region && region !== 'other' ? region : []));
  const regions = await manager.findBy(RegionEntity, { id: In(ids) });
  return new Map([
    ...parents.map(({ _id, companyName }) => [_id, companyName] as const),
    ...regions.map(({ id, name }) => [id, name] as const),
  ]);
}
