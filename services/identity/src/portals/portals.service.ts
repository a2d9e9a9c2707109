import { Injectable } from '@nestjs/common';
import { type InputOf, type PortalRecord, PortalRow, type portals, type Session } from '@overland/contracts';
import {
  type CheckedReply,
  Database,
  type ListDefinition,
  notFound,
  portalScope,
  readList,
} from '@overland/service-kit';
import { PortalListEntity } from './portal-list.entity.js';
import { PortalsRepository } from './portals.repository.js';

type PortalQuery = InputOf<typeof portals.list>['query'];

const portalList: ListDefinition<PortalListEntity, PortalRow, PortalQuery['sortby']> = {
  entity: PortalListEntity,
  row: PortalRow,
  columns: { _id: 'id' },
  sort: {
    companyName: { sql: 'lower(t.company_name)', type: 'text' },
    companyState: { sql: 'lower(t.company_state)', type: 'text' },
    contactFullName: { sql: 'lower(t.contact_full_name)', type: 'text' },
  },
  tieBreaker: 'id',
  search: { index: 'portals' },
};

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
  listPortals(request: PortalQuery): Promise<CheckedReply> {
    return this.database.inSystem((manager) => readList(manager, portalList, { request, where: {} }));
  }
}
