import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  AuditRow,
  type audit,
  auditLabels,
  type InputOf,
  type OwnActivity,
  type portalEdits,
  type Session,
} from '@overland/contracts';
import { formatInstantIn } from '@overland/contracts/format';
import {
  type CheckedReply,
  Database,
  type ListDefinition,
  portalOf,
  portalScope,
  readList,
  readWholeList,
  type Scope,
  streamCsv,
  streamXlsx,
  withinDays,
} from '@overland/service-kit';
import { type FindOptionsWhere, In } from 'typeorm';
import { PortalsRepository } from '../portals/portals.repository.js';
import { PortalsService } from '../portals/portals.service.js';
import { AuditListEntity } from './audit-list.entity.js';
import { AuditTrailRepository } from './audit-trail.repository.js';

type AuditQuery = InputOf<typeof audit.list>['query'];

const auditList: ListDefinition<AuditListEntity, AuditRow, AuditQuery['sortby']> = {
  entity: AuditListEntity,
  row: AuditRow,
  columns: { _id: { sql: 't.id::text', type: 'text' } },
  sort: {},
  tieBreaker: 'id',
  search: { sql: `t.actor || ' ' || t.subject || ' ' || t.company_name || ' ' || t.address`, type: 'text' },
};

function filtersOf(
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

type ExportQuery = InputOf<typeof audit.export>['query'];

const header = ['When', 'Who', 'What', 'To whom', 'Company', 'Address', 'Changes'];

/** The audit trail for administrators. An Admin sees what concerns their own portal. */
@Injectable()
export class AuditTrail {
  constructor(
    private readonly database: Database,
    private readonly portals: PortalsService,
    private readonly zones: PortalsRepository,
    private readonly repository: AuditTrailRepository,
  ) {}

  list(query: AuditQuery, caller: Session): Promise<CheckedReply> {
    const scope = portalScope(caller, query.portalId);
    return this.database.withPortal(scope, async (manager) => {
      const timeZone = await this.zones.timeZoneOf(manager, scope);
      return readList(manager, auditList, { request: query, where: filtersOf(query, { scope, timeZone }) });
    });
  }

  /** Everything that matches the filter, sent while it is read. */
  async export({ format, ...query }: ExportQuery, caller: Session): Promise<Readable> {
    const scope = portalScope(caller, query.portalId);
    const timeZone = await this.database.withPortal(scope, (manager) =>
      this.zones.timeZoneOf(manager, scope),
    );
    const where = filtersOf(query, { scope, timeZone });
    const batches = readWholeList(this.database.source, auditList, { scope, request: query, where });
    const rows = inCells(batches, timeZone);
    return format === 'csv'
      ? Readable.from(streamCsv(header, rows), { objectMode: false })
      : streamXlsx({ name: 'Audit trail', header, rows });
  }

  /** The changes of a portal, newest first. @throws AppError notFound */
  async ofPortal(portalId: string, query: InputOf<typeof portalEdits.history>['query'], caller: Session) {
    await this.portals.getPortal(caller, portalId);
    return this.database.withPortal(portalScope(caller), (manager) =>
      this.repository.ofPortal(manager, portalId, query),
    );
  }

  async own(caller: Session): Promise<{ rows: OwnActivity[] }> {
    const rows = await this.database.withPortal(portalScope(caller), (manager) =>
      this.repository.own(manager, caller.userId),
    );
    return { rows };
  }
}

async function* inCells(batches: AsyncIterable<AuditRow[]>, timeZone: string) {
  for await (const batch of batches) yield batch.map((row) => cellsOf(row, timeZone));
}

function cellsOf({ at, actor, action, subject, companyName, address, changes }: AuditRow, timeZone: string) {
  const changed = changes.map(({ what, from, to }) =>
    from === '' ? `${what}: ${to}` : `${what}: ${from ?? '(none)'} → ${to ?? '(none)'}`,
  );
  const when = formatInstantIn(at, timeZone);
  return [when, actor, auditLabels[action], subject, companyName, address, changed.join('; ')];
}
