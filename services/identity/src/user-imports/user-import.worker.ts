import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import {
  AppError,
  type Claim,
  Clock,
  DueWork,
  type DueWorker,
  type ImportRowEntity,
  InjectDatabase,
  inSystem,
  RowRefusal,
  workOffImport,
} from '@overland/service-kit';
import { type DataSource, Raw } from 'typeorm';
import { newSecret } from '../accounts/secrets.js';
import { UserEntity } from '../accounts/user.entity.js';
import { Passwords } from '../passwords/passwords.service.js';
import { PortalEntity } from '../portals/portal.entity.js';
import { Invitations } from '../users/invitations.service.js';
import { checkGives, rightsOf } from '../users/user-rules.js';
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
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly imports: UserImportsRepository,
    private readonly invitations: Invitations,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  work(_file: UserImportEntity, claim: Claim<UserImportEntity>): Promise<void> {
    const { dataSource, imports, clock } = this;
    const work = (running: UserImportEntity, row: ImportRowEntity) => this.invite(running, row);
    return workOffImport(claim, { dataSource, imports, clock, work, refusalOf, perMinute });
  }

  private async invite(running: UserImportEntity, row: ImportRowEntity): Promise<void> {
    const session = await this.importer(running.createdBy);
    const companies = await this.companiesFor(session, row.cells.company ?? '');
    const { companyName, ...person } = toPerson(row.cells, session, companies);
    const by = { session, info: { requestId: running.id, ip: running.address } };
    const rights = rightsOf(person, session);
    checkGives(session, rights);
    // Nobody knows this password; the invitation's link sets another.
    const passwordHash = await this.passwords.hash(newSecret());
    await inSystem(this.dataSource, async (manager) => {
      if (!(await this.imports.claim(manager, row))) return;
      const invited = { ...person, ...rights, passwordHash };
      const userId = await this.invitations.add(manager, invited, { companyName, by });
      await this.imports.setDone(manager, row, { userId });
    });
  }

  /** @throws RowRefusal once the importer may no longer add people. */
  private async importer(userId: string): Promise<Session> {
    const found = await inSystem(this.dataSource, (manager) =>
      manager.findOneBy(UserEntity, { id: userId, status: 'Active' }),
    );
    if (!found || found.role === 'User') throw new RowRefusal('You may not add people any more.');
    const { role, portalId, isSuperAdmin } = found;
    return { userId, sessionId: '', role, portalId, isSuperAdmin };
  }

  /** The importer's own company, and those with the name. */
  private async companiesFor({ portalId }: Session, name: string) {
    const companyName = Raw((column) => `lower(${column}) = lower(:name)`, { name });
    const found = await inSystem(this.dataSource, (manager) =>
      manager.find(PortalEntity, {
        select: { _id: true, companyName: true },
        where: [{ _id: portalId }, { companyName }],
      }),
    );
    return found.map(({ _id, companyName }) => ({ portalId: _id, companyName }));
  }
}

function refusalOf(error: unknown): string | null {
  if (error instanceof RowRefusal) return error.message;
  return error instanceof AppError && rowRefusals.has(error.code) ? error.message : null;
}
