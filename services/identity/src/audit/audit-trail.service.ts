import { Readable } from 'node:stream';
import { Injectable } from '@nestjs/common';
import { type AuditRow, auditLabels, type Session } from '@overland/contracts';
import { formatInstantIn } from '@overland/contracts/format';
import {
  type CheckedReply,
  InjectDatabase,
  portalScope,
  readList,
  readWholeList,
  streamCsv,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { type AuditQuery, auditList, filtersOf } from './audit-list.js';

const header = ['When', 'Who', 'What', 'To whom', 'Company', 'Address', 'Changes'];

/** Who did what, read by administrators: an Admin reads what concerns the own portal. */
@Injectable()
export class AuditTrail {
  constructor(@InjectDatabase() private readonly database: DataSource) {}

  list(query: AuditQuery, caller: Session): Promise<CheckedReply> {
    const scope = portalScope(caller, query.portalId);
    return withPortal(this.database, scope, async (manager) => {
      const { where } = await filtersOf(manager, query, scope);
      return readList(manager, auditList, { request: query, where });
    });
  }

  /** All that the filter finds, sent while it is read. */
  async export(query: AuditQuery, caller: Session): Promise<Readable> {
    const scope = portalScope(caller, query.portalId);
    const { where, timeZone } = await withPortal(this.database, scope, (manager) =>
      filtersOf(manager, query, scope),
    );
    const batches = readWholeList(this.database, auditList, { scope, request: query, where });
    return Readable.from(streamCsv(header, inCells(batches, timeZone)), { objectMode: false });
  }
}

async function* inCells(batches: AsyncIterable<AuditRow[]>, timeZone: string) {
  for await (const batch of batches) yield batch.map((row) => cellsOf(row, timeZone));
}

function cellsOf({ at, actor, action, subject, companyName, address, changes }: AuditRow, timeZone: string) {
  const changed = changes.map(({ what, from, to }) => `${what}: ${from ?? '(none)'} → ${to ?? '(none)'}`);
  const when = formatInstantIn(at, timeZone);
  return [when, actor, auditLabels[action], subject, companyName, address, changed.join('; ')];
}
