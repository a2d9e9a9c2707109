import { Injectable } from '@nestjs/common';
import type { PortalRecord, Session } from '@overland/contracts';
import { InjectDatabase, inSystem, notFound, portalScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { listPortals, type PortalQuery } from './portal-list.js';
import { PortalsRepository } from './portals.repository.js';

@Injectable()
export class PortalsService {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly portals: PortalsRepository,
  ) {}

  /** @throws AppError notFound */
  async getPortal(caller: Session, portalId: string): Promise<PortalRecord> {
    if (caller.role !== 'MCAdmin' && caller.portalId !== portalId) throw notFound();
    const portal = await withPortal(this.database, portalScope(caller, portalId), (manager) =>
      this.portals.find(manager, portalId),
    );
    if (!portal) throw notFound();
    return portal;
  }

  /** Only MCAdmin may call this. */
  listPortals(query: PortalQuery) {
    return inSystem(this.database, (manager) => listPortals(manager, query));
  }
}
