import { Injectable } from '@nestjs/common';
import type { PortalRecord, Session } from '@overland/contracts';
import { Database, notFound, portalScope } from '@overland/service-kit';
import { listPortals, type PortalQuery } from './portal-list.js';
import { PortalsRepository } from './portals.repository.js';

@Injectable()
export class PortalsService {
  constructor(
    private readonly database: Database,
    private readonly portals: PortalsRepository,
  ) {}

  /** @throws AppError notFound */
  async getPortal(caller: Session, portalId: string): Promise<PortalRecord> {
    if (caller.role !== 'MCAdmin' && caller.portalId !== portalId) throw notFound();
    const portal = await this.database.withPortal(portalScope(caller, portalId), (manager) =>
      this.portals.find(manager, portalId),
    );
    if (!portal) throw notFound();
    return portal;
  }

  /** Only MCAdmin may call this. */
  listPortals(query: PortalQuery) {
    return this.database.inSystem((manager) => listPortals(manager, query));
  }
}
