import { Injectable } from '@nestjs/common';
import type { InputOf, PortalRecord, portalEdits, ReplyOf, Session } from '@overland/contracts';
import { InjectDatabase, notFound, portalScope, systemScope, withPortal } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { PortalEntity } from './portal.entity.js';
import { portalHistory } from './portal-history.js';
import { listPortals, type PortalQuery } from './portal-list.js';

/** Reads portals. Another company's portal answers like one that does not exist. */
@Injectable()
export class PortalsService {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  /** @throws AppError notFound */
  async getPortal(caller: Session, portalId: string): Promise<PortalRecord> {
    if (caller.role !== 'MCAdmin' && caller.portalId !== portalId) throw notFound();
    const portal = await withPortal(this.database, portalScope(caller, portalId), (manager) =>
      manager.findOneBy(PortalEntity, { _id: portalId }),
    );
    if (!portal) throw notFound();
    return portal;
  }

  /** @throws AppError notFound */
  async history(
    caller: Session,
    portalId: string,
    query: InputOf<typeof portalEdits.history>['query'],
  ): Promise<ReplyOf<typeof portalEdits.history>> {
    await this.getPortal(caller, portalId);
    return withPortal(this.database, portalScope(caller), (manager) =>
      portalHistory(manager, portalId, query),
    );
  }

  /** All portals: only MCAdmin may call this. */
  listPortals(query: PortalQuery) {
    return withPortal(this.database, systemScope, (manager) => listPortals(manager, query));
  }
}
