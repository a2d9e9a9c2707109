import { messages } from '@overland/contracts';
import { invalidField } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PortalEntity } from '../portals/portal.entity.js';

/** The company chosen in a form. @throws AppError invalid */
export async function getCompany(manager: EntityManager, portalId: string): Promise<{ companyName: string }> {
  const portal = await manager.findOneBy(PortalEntity, { _id: portalId });
  if (portal) return { companyName: portal.companyName };
  throw invalidField('portalId', messages.portalRequired);
}
