import { AuditRow, type audit, type InputOf } from '@overland/contracts';
import { type ListDefinition, portalOf, type Scope, withinDays } from '@overland/service-kit';
import { type EntityManager, type FindOptionsWhere, In } from 'typeorm';
import { timeZoneOf } from '../portals/time-zone-of.js';
import { AuditListEntity } from './audit-list.entity.js';

export type AuditQuery = InputOf<typeof audit.list>['query'];

export const auditList: ListDefinition<AuditListEntity, AuditRow, AuditQuery['sortby']> = {
  entity: AuditListEntity,
  row: AuditRow,
  columns: { _id: { sql: 't.id::text', type: 'text' } },
  sort: {},
  tieBreaker: 'id',
  search: { sql: `t.actor || ' ' || t.subject || ' ' || t.company_name || ' ' || t.address`, type: 'text' },
};

export async function filtersOf(
  manager: EntityManager,
  { action, userId, dateStart, dateEnd }: AuditQuery,
  scope: Scope,
): Promise<{ where: FindOptionsWhere<AuditListEntity>[]; timeZone: string }> {
  const timeZone = await timeZoneOf(manager, scope);
  const at = withinDays({ from: dateStart, to: dateEnd, timeZone });
  const all = { portalId: portalOf(scope) ?? undefined, action: action && In(action), at };
  const where = userId
    ? [
        { ...all, actorId: userId },
        { ...all, userId },
      ]
    : [all];
  return { where, timeZone };
}
