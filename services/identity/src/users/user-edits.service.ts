import { Injectable } from '@nestjs/common';
import type { User, UserChange, UserStatus } from '@overland/contracts';
import { Clock, InjectDatabase, inSystem } from '@overland/service-kit';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import { UserEntity } from '../accounts/user.entity.js';
import { type By, record } from '../audit/write-audit.js';
import { PortalEntity } from '../portals/portal.entity.js';
import { publishUser } from './add-user.js';
import { checkVersion } from './check-version.js';
import { claimAddress, onceInCompany } from './claim-address.js';
import { checkInvitationsLeft } from './daily-limits.js';
import { emailFormerAddress } from './email-former-address.js';
import { getCompany } from './get-company.js';
import { lockUser } from './lock-user.js';
import { userChanges } from './user-changes.js';
import {
  checkGives,
  checkNotArchived,
  checkNotOneself,
  checkRestorable,
  checkSuperAdminRemains,
  rightsOf,
} from './user-rules.js';
import { UsersService } from './users.service.js';

@Injectable()
export class UserEdits {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError notFound, forbidden, conflict for the last super admin or if another version is in force. */
  async update(userId: string, { version, ...form }: UserChange, by: By): Promise<User> {
    await inSystem(this.database, async (manager) => {
      const before = await lockUser(manager, userId, by.session);
      checkNotArchived(before);
      const rights = rightsOf({ ...before, ...form }, by.session);
      checkGives(by.session, rights);
      if (before.role !== rights.role)
        checkNotOneself(by.session, userId, 'You cannot change the role of yourself.');
      const { companyName } = await getCompany(manager, rights.portalId);
      const after = { ...before, ...form, ...rights };
      await refuseLastSuperAdmin(manager, before, after);
      const companies = await companiesOf(manager, [before, after]);
      const changes = userChanges(before, after, (id) => companies.get(id) ?? '');
      // Saving the same values again is neither a change nor an error, whatever the version.
      if (changes.length === 0) return;
      await checkVersion(manager, before, version);
      const { email, firstName, lastName, phone, mobilePhone } = form;
      const ownsEmail = await this.claim(manager, { before, email, companyName, by });
      const columns = {
        email,
        ownsEmail,
        firstName,
        lastName,
        phone,
        mobilePhone,
        ...rights,
        version: version + 1,
      };
      await onceInCompany(manager.update(UserEntity, { id: userId }, columns));
      await publishUser(manager, after, by.info.requestId);
      await emailFormerAddress(manager, { before, after, requestId: by.info.requestId });
      await record(manager, by, { action: 'user.changed', userId, portalId: after.portalId, changes });
    });
    return this.users.getUser(by.session, userId);
  }

  private async claim(manager: EntityManager, { before, email, companyName, by }: Claimed): Promise<boolean> {
    if (email === before.email) return before.ownsEmail;
    const { session, info } = by;
    await checkInvitationsLeft(manager, session);
    const person = { id: before.id, email };
    return claimAddress(manager, { person, session, companyName, requestId: info.requestId });
  }

  /** Archiving ends all sessions. Setting the same status twice changes nothing. */
  async setStatus(userId: string, status: UserStatus, by: By): Promise<User> {
    await inSystem(this.database, async (manager) => {
      const before = await lockUser(manager, userId, by.session);
      if (before.status === status) return;
      const now = this.clock.now();
      if (status === 'Active') checkRestorable(before, now);
      else {
        checkNotOneself(by.session, userId, 'You cannot archive yourself.');
        await new SessionsRepository(manager).endAllOf(userId);
      }
      const after = { ...before, status };
      await refuseLastSuperAdmin(manager, before, after);
      const archivedAt = status === 'Archived' ? now : null;
      await manager.update(UserEntity, { id: userId }, { status, archivedAt });
      await publishUser(manager, after, by.info.requestId);
      const action = status === 'Archived' ? 'user.archived' : 'user.restored';
      await record(manager, by, { action, userId, portalId: after.portalId });
    });
    return this.users.getUser(by.session, userId);
  }

  async endSessions(userId: string, by: By): Promise<{ message: string }> {
    await inSystem(this.database, async (manager) => {
      const { portalId } = await lockUser(manager, userId, by.session);
      await new SessionsRepository(manager).endAllOf(userId);
      await record(manager, by, { action: 'sessions.ended', userId, portalId });
    });
    return { message: 'This user has been signed out everywhere.' };
  }
}

interface Claimed {
  before: UserEntity;
  email: string;
  companyName: string;
  by: By;
}

async function refuseLastSuperAdmin(
  manager: EntityManager,
  before: UserEntity,
  after: UserEntity,
): Promise<void> {
  const remains = after.isSuperAdmin && after.status === 'Active';
  if (!before.isSuperAdmin || before.status !== 'Active' || remains) return;
  const others = { isSuperAdmin: true, status: 'Active', id: Not(before.id) } as const;
  checkSuperAdminRemains(await manager.countBy(UserEntity, others));
}

async function companiesOf(
  manager: EntityManager,
  users: readonly UserEntity[],
): Promise<Map<string, string>> {
  const portals = await manager.findBy(
    PortalEntity,
    users.map(({ portalId }) => ({ _id: portalId })),
  );
  return new Map(portals.map(({ _id, companyName }) => [_id, companyName]));
}
