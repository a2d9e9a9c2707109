import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import {
  AppError,
  type Claim,
  Clock,
  Database,
  DueWork,
  type DueWorker,
  type ImportRowEntity,
  RowRefusal,
  workOffImport,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { checkGives, rightsOf } from '../accounts/user-rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { Invitations } from '../users/invitations.service.js';
import { toPerson } from './to-person.js';
import { UserImportEntity } from './user-import.entity.js';
import { UserImportsRepository } from './user-imports.repository.js';

/** Limits emails to people who may not expect them, as mail servers take a burst for spam. */
const perMinute = 10;
const rowRefusals = new Set(['invalid', 'forbidden', 'tooManyRequests']);

/** Invites the people of imported files, with the importer's current rights. */
@Injectable()
@DueWork({ name: 'user-import', entity: UserImportEntity, atOnce: 10 })
export class UserImportWorker implements DueWorker<UserImportEntity> {
  constructor(
    private readonly database: Database,
    private readonly imports: UserImportsRepository,
    private readonly invitations: Invitations,
    private readonly users: UsersRepository,
    private readonly portals: PortalsRepository,
    private readonly clock: Clock,
  ) {}

  work(_file: UserImportEntity, claim: Claim<UserImportEntity>): Promise<void> {
    const { database, imports, clock } = this;
    const work = (running: UserImportEntity, row: ImportRowEntity) => this.invite(running, row);
    return workOffImport(claim, { database, imports, clock, work, refusalOf, perMinute });
  }

  private async invite(running: UserImportEntity, row: ImportRowEntity): Promise<void> {
    const [session, companies] = await this.database.inSystem(async (manager) => {
      const importer = await this.importer(manager, running.createdBy);
      const name = row.cells.company ?? '';
      return [importer, await this.portals.findNamed(manager, importer.portalId, [name])] as const;
    });
    const { companyName, ...person } = toPerson(row.cells, session, companies);
    const by = { session, info: { requestId: running.id, ip: running.address } };
    const rights = rightsOf(person, session);
    checkGives(session, rights);
    const passwordHash = await this.invitations.hashUnknown();
    await this.database.inSystem(async (manager) => {
      if (!(await this.imports.claim(manager, row))) return;
      const invited = { ...person, ...rights, passwordHash };
      const userId = await this.invitations.add(manager, invited, { companyName, by });
      await this.imports.setDone(manager, row, { userId });
    });
  }

  /** @throws RowRefusal once the importer may no longer add people. */
  private async importer(manager: EntityManager, userId: string): Promise<Session> {
    const found = await this.users.find(manager, userId);
    if (!found || found.role === 'User') throw new RowRefusal('You may not add people any more.');
    const { role, portalId, isSuperAdmin } = found;
    return { userId, sessionId: '', role, portalId, isSuperAdmin };
  }
}

function refusalOf(error: unknown): string | null {
  if (error instanceof RowRefusal) return error.message;
  return error instanceof AppError && rowRefusals.has(error.code) ? error.message : null;
}
