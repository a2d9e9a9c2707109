import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import {
  type ImportSummary,
  maxImportedUsers,
  maxInvitationsPerDay,
  type UserImport,
  type UserImportCheck,
  type UserImportColumn,
  type UserImportRequest,
  UserImportRow,
  userImportColumns,
  userImports,
} from '@overland/contracts';
import { saidToStaff } from '@overland/contracts/format';
import {
  AppError,
  type By,
  Clock,
  type CsvRow,
  Database,
  failedRows,
  fieldsFor,
  idempotently,
  invalidField,
  keyedCall,
  portalScope,
  readCsv,
  writeCsv,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { takenAddresses } from '../accounts/email-addresses.repository.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { invitationsLeft } from '../users/daily-limits.js';
import { checkPeople } from './check-people.js';
import { UserImportsRepository } from './user-imports.repository.js';

/** Accepts files of people and reports their progress; the worker invites them. Only the importer sees an import. */
@Injectable()
export class UserImports {
  constructor(
    private readonly database: Database,
    private readonly imports: UserImportsRepository,
    private readonly portals: PortalsRepository,
    private readonly clock: Clock,
  ) {}

  /**
   * @throws AppError invalid for a file that cannot be read or has too many people, conflict while another import of the
   * company is running.
   */
  async start(request: UserImportRequest, { session, info }: By): Promise<ImportSummary> {
    const rows = rowsOf(request);
    const { portalId, userId: createdBy } = session;
    const key = keyedCall(`POST ${userImports.start.path}`, { session, info }, request);
    return this.database.withPortal({ portalId }, (manager) =>
      idempotently(manager, key, async () => {
        if ((await this.imports.countUnfinished(manager, portalId)) > 0) {
          throw new AppError('conflict', 'Another file is still being imported. Please wait for it to end.');
        }
        await checkRoom(manager, session, rows.length);
        const companyName = await this.portals.getCompanyName(manager, portalId);
        const { fileName } = request;
        const createdAt = this.clock.now();
        const file = { portalId, companyName, fileName, createdBy, address: info.ip, createdAt, rows };
        const id = await this.imports.insert(manager, file);
        return this.imports.get(manager, { id });
      }),
    );
  }

  /** Whom the file would invite now. @throws AppError invalid, as `start` */
  check(request: UserImportRequest, caller: Session): Promise<UserImportCheck> {
    const rows = rowsOf(request);
    return this.database.inSystem(async (manager) => {
      await checkRoom(manager, caller, rows.length);
      const names = rows.map(({ cells }) => cells.company ?? '');
      const companies = await this.portals.findNamed(manager, caller.portalId, names);
      const emails = rows.map(({ cells }) => (cells.email ?? '').trim().toLowerCase());
      const taken = await takenAddresses(manager, emails, portalScope(caller));
      return { rows: checkPeople(rows, { caller, companies, taken }) };
    });
  }

  list(caller: Session): Promise<ImportSummary[]> {
    return this.database.withPortal(portalScope(caller), (manager) =>
      this.imports.list(manager, { createdBy: caller.userId }),
    );
  }

  /** @throws AppError notFound, also for somebody else's import. */
  get(importId: string, caller: Session): Promise<UserImport> {
    return this.database.withPortal(portalScope(caller), async (manager) => {
      const summary = await this.imports.get(manager, { id: importId, createdBy: caller.userId });
      const rows = await this.imports.findRows(manager, importId);
      return { ...summary, rows: rows.map((row) => fieldsFor(UserImportRow, row)) };
    });
  }

  async failedCsv(importId: string, caller: Session): Promise<string> {
    const { rows } = await this.get(importId, caller);
    return writeCsv(failedRows(userImportColumns, rows));
  }
}

/** @throws AppError invalid for a file that cannot be read or has too many people. */
const rowsOf = ({ csv }: UserImportRequest): CsvRow<UserImportColumn>[] =>
  readCsv(csv, {
    columns: userImportColumns,
    needed: ['email', 'firstName', 'lastName', 'role'],
    maxRows: maxImportedUsers,
    what: 'people',
  });

/** @throws AppError invalid */
async function checkRoom(manager: EntityManager, session: Session, people: number): Promise<void> {
  const left = await invitationsLeft(manager, session);
  if (people <= left) return;
  throw invalidField(
    'csv',
    saidToStaff(
      'This file has {people} people. A company invites up to {most} within a day, yours {left} more today. Please split it, or call us.',
      { people, most: maxInvitationsPerDay, left },
    ),
  );
}
