import { type InputOf, PortalRow, type portals } from '@overland/contracts';
import { type CheckedReply, type ListDefinition, readList } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { PortalListEntity } from './portal-list.entity.js';

export type PortalQuery = InputOf<typeof portals.list>['query'];

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

export function listPortals(manager: EntityManager, request: PortalQuery): Promise<CheckedReply> {
  return readList(manager, portalList, { request, where: {} });
}
