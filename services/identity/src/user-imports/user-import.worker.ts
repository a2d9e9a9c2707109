import { Injectable } from '@nestjs/common';
import type { Session } from '@overland/contracts';
import {
  AppError,
  Clock,
  type ImportRowEntity,
  InjectDatabase,
  RowRefusal,
  Sweeps,
  systemScope,
  withPortal,
  workOffImport,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { newSecret } from '../accounts/secrets.js';
import { UserEntity } from '../accounts/user.entity.js';
import { Passwords } from '../passwords/passwords.service.js';
import { PortalEntity } from '../portals/portal.entity.js';
import { Invitations } from '../users/invitations.service.js';
import { checkGives, rightsOf } from '../users/user-rules.js';
import { toPerson } from './to-person.js';
import type { UserImportEntity } from './user-import.entity.js';
import { UserImportsRepository } from './user-imports.repository.js';

/** Emails to people who may not expect them: mail servers take a burst for spam. */
const perMinute = 10;
const rowRefusals = new Set(['invalid', 'forbidden', 'tooManyRequests']);

/** Invites the people of imported files, with the rights that the importer has at that moment. */
@Injectable()
export class UserImportWorker {
  constructor(
    @InjectDatabase() private readonly dataSource: DataSource,
    private readonly imports: UserImportsRepository,
    private readonly invitations: Invitations,
    private readonly passwords: Passwords,
    private readonly clock: Clock,
  ) {}

  @Sweeps({ what: 'importing users', everyMs: 1000, first: 'now' })
  async workOff(stopping: AbortSignal): Promise<void> {
    const ids = await withPortal(this.dataSource, systemScope, (manager) =>
      this.imports.findUnfinished(manager),
    );
    // One that fails does not hold up the others.
    const ends = await Promise.allSettled(ids.map((id) => this.run(id, () => stopping.aborted)));
    for (const end of ends) if (end.status === 'rejected') throw end.reason;
  }

  private run(importId: string, isStopping: () => boolean): Promise<void> {
    const { dataSource, imports, clock } = this;
    const work = (running: UserImportEntity, row: ImportRowEntity) => this.work(running, row);
    return workOffImport(importId, { dataSource, imports, clock, work, refusalOf, perMinute, isStopping });
  }

  private async work(running: UserImportEntity, row: ImportRowEntity): Promise<void> {
    const session = await this.importer(running.createdBy);
    const companies = await this.companies();
    const { companyName, ...person } = toPerson(row.cells, session, companies);
    const by = { session, info: { requestId: running.id, ip: running.address } };
    const rights = rightsOf(person, session);
    checkGives(session, rights);
    // Nobody knows this password: the link of the invitation sets another one.
    const passwordHash = await this.passwords.hash(newSecret());
    await withPortal(this.dataSource, systemScope, async (manager) => {
      if (!(await this.imports.claim(manager, row))) return;
      const invited = { ...person, ...rights, passwordHash };
      const userId = await this.invitations.add(manager, invited, { companyName, by });
      await this.imports.setDone(manager, row, { userId });
    });
  }

  /** @throws RowRefusal once the importer may not add people any more. */
  private async importer(userId: string): Promise<Session> {
    const found = await withPortal(this.dataSource, systemScope, (manager) =>
      manager.findOneBy(UserEntity, { id: userId, status: 'Active' }),
    );
    if (!found || found.role === 'User') throw new RowRefusal('You may not add people any more.');
    const { role, portalId, isSuperAdmin } = found;
    return { userId, sessionId: '', role, portalId, isSuperAdmin };
  }

  private async companies() {
    const found = await withPortal(this.dataSource, systemScope, (manager) =>
      manager.find(PortalEntity, { select: { _id: true, companyName: true } }),
    );
    return found.map(({ _id, companyName }) => ({ portalId: _id, companyName }));
  }
}

function refusalOf(error: unknown): string | null {
  if (error instanceof RowRefusal) return error.message;
  return error instanceof AppError && rowRefusals.has(error.code) ? error.message : null;
}
