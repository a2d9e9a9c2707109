import { type InputOf, User, type UserListStatus, type users } from '@overland/contracts';
import {
  type CheckedReply,
  type ListDefinition,
  portalOf,
  readList,
  type Scope,
} from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, IsNull, Not } from 'typeorm';
import { UserListEntity } from '../accounts/user-list.entity.js';

export type UserQuery = InputOf<typeof users.list>['query'];

export const userList: ListDefinition<UserListEntity, User, UserQuery['sortby']> = {
  entity: UserListEntity,
  row: User,
  columns: { _id: 'id', userId: 'id' },
  sort: {
    lastName: { sql: 'lower(t.last_name)', type: 'text' },
    companyName: { sql: 'lower(t.company_name)', type: 'text' },
  },
  tieBreaker: 'id',
  search: { index: 'users' },
};

/** A page of the users in a scope. Row-level security limits them to the scope too. */
export function listUsers(manager: EntityManager, scope: Scope, request: UserQuery): Promise<CheckedReply> {
  return readList(manager, userList, { request, where: conditionsOf(request, scope) });
}

export function conditionsOf({ role, status }: UserQuery, scope: Scope): FindOptionsWhere<UserListEntity>[] {
  const everyone = { portalId: portalOf(scope) ?? undefined, role };
  return status ? status.map((one) => ({ ...everyone, ...conditions[one] })) : [everyone];
}

/** Invited users are Active too; the invitation tells them apart. */
const conditions: Record<UserListStatus, FindOptionsWhere<UserListEntity>> = {
  Active: { status: 'Active', invitedAt: IsNull() },
  Invited: { status: 'Active', invitedAt: Not(IsNull()) },
  Archived: { status: 'Archived' },
};
