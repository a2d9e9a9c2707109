import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type AuditRow,
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
  InjectDatabase,
  portalScope,
  readList,
  readWholeList,
  streamCsv,
  streamXlsx,
  withPortal,
} from '@overland/service-kit';
import { type DataSource, In, IsNull, Not } from 'typeorm';
import { AuditEntryEntity } from '../audit/audit-entry.entity.js';
import { PortalsService } from '../portals/portals.service.js';
import { type AuditQuery, auditList, filtersOf } from './audit-list.js';
import { portalHistory } from './portal-history.js';

type ExportQuery = InputOf<typeof audit.export>['query'];

const header = ['When', 'Who', 'What', 'To whom', 'Company', 'Address', 'Changes'];

/** Of no use to somebody who checks their account for strangers. */
const everyday: AuditAction[] = ['access.refused', 'signIn.codeIssued', 'session.confirmed', 'session.ended'];
const shown = 6;

/** The audit trail for administrators. An Admin sees what concerns their own portal. */
@Injectable()
export class AuditTrail {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly portals: PortalsService,
  ) {}

  list(query: AuditQuery, caller: Session): Promise<CheckedReply> {
    const scope = portalScope(caller, query.portalId);
    return withPortal(this.database, scope, async (manager) => {
      const { where } = await filtersOf(manager, query, scope);
      return readList(manager, auditList, { request: query, where });
    });
  }

  /** Everything that matches the filter, sent while it is read. */
  async export({ format, ...query }: ExportQuery, caller: Session): Promise<Readable> {
    const scope = portalScope(caller, query.portalId);
    const { where, timeZone } = await withPortal(this.database, scope, (manager) =>
      filtersOf(manager, query, scope),
    );
    const batches = readWholeList(this.database, auditList, { scope, request: query, where });
    const rows = inCells(batches, timeZone);
    return format === 'csv'
      ? Readable.from(streamCsv(header, rows), { objectMode: false })
      : streamXlsx({ name: 'Audit trail', header, rows });
  }

  /** The changes of a portal, newest first. @throws AppError notFound */
  async ofPortal(portalId: string, query: InputOf<typeof portalEdits.history>['query'], caller: Session) {
    await this.portals.getPortal(caller, portalId);
    return withPortal(this.database, portalScope(caller), (manager) =>
      portalHistory(manager, portalId, query),
    );
  }

  /** The latest entries for the caller's own account, by the caller or by somebody without a session. */
  async own(caller: Session): Promise<{ rows: OwnActivity[] }> {
    const { userId } = caller;
    const mine = { userId, action: Not(In(everyday)) };
    const rows = await withPortal(this.database, portalScope(caller), (manager) =>
      manager.find(AuditEntryEntity, {
        where: [
          { ...mine, actorId: userId },
          { ...mine, actorId: IsNull() },
        ],
        order: { at: 'DESC', id: 'DESC' },
        take: shown,
      }),
    );
    return {
      rows: rows.map(({ id, at, action, address }) => ({
        _id: String(id),
        at: at.toISOString(),
        what: auditLabels[action],
        address,
      })),
    };
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
