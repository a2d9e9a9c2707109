import { AuditRow, type audit, type InputOf } from '@overland/contracts';
import { type ListDefinition, portalOf, type Scope, withinDays } from '@overland/service-kit';
import { type FindOptionsWhere, In } from 'typeorm';
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

export function filtersOf(
  { action, userId, dateStart, dateEnd }: AuditQuery,
  { scope, timeZone }: { scope: Scope; timeZone: string },
): FindOptionsWhere<AuditListEntity>[] {
  const at = withinDays({ from: dateStart, to: dateEnd, timeZone });
  const all = { portalId: portalOf(scope) ?? undefined, action: action && In(action), at };
  return userId
    ? [
        { ...all, actorId: userId },
        { ...all, userId },
      ]
    : [all];
}
