import { providerTimeZone } from '@overland/contracts/calendar';
import { portalOf, type Scope } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PortalEntity } from './portal.entity.js';

/** The company's time zone, or the provider's across companies. */
export async function timeZoneOf(manager: EntityManager, scope: Scope): Promise<string> {
  const portalId = portalOf(scope);
  const portal = portalId ? await manager.findOneBy(PortalEntity, { _id: portalId }) : null;
  return portal?.timeZone ?? providerTimeZone;
}
