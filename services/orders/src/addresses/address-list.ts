import { Address, type addresses, type InputOf } from '@overland/contracts';
import {
  type CheckedReply,
  type ListDefinition,
  portalFilter,
  readList,
  type Scope,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { AddressEntity } from './address.entity.js';
import { searchedText } from './addresses.repository.js';

type Query = InputOf<typeof addresses.list>['query'];

const addressList: ListDefinition<AddressEntity, Address, Query['sortby']> = {
  entity: AddressEntity,
  row: Address,
  columns: { _id: 'id' },
  sort: { businessName: { sql: 'lower(t.business_name)', type: 'text' } },
  tieBreaker: 'id',
  search: { sql: searchedText, type: 'text' },
};

export const listAddresses = (
  manager: EntityManager,
  { request, scope }: { request: Query; scope: Scope },
): Promise<CheckedReply> =>
  readList(manager, addressList, { request, where: { status: request.status, ...portalFilter(scope) } });
