import { Injectable } from '@nestjs/common';
import type { User, UserChange, UserStatus } from '@overland/contracts';
import { type By, Clock, Database, refuseTogether } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { changeAddress, checkAddress } from '../accounts/email-addresses.repository.js';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import type { UserEntity } from '../accounts/user.entity.js';
import {
  checkGives,
  checkNotArchived,
  checkNotOneself,
  checkRestorable,
  checkSuperAdminRemains,
  rightsOf,
} from '../accounts/user-rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { record } from '../audit/audit.repository.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { checkVersion } from './check-version.js';
import { checkInvitationsLeft } from './daily-limits.js';
import { emailFormerAddress } from './email-former-address.js';
import { userChanges } from './user-changes.js';
import { UsersService } from './users.service.js';

@Injectable()
export class UserEdits {
  constructor(
    private readonly database: Database,
    private readonly reading: UsersService,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly portals: PortalsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError notFound, forbidden, conflict for the last super admin or if another version is in force. */
  async update(userId: string, { version, ...form }: UserChange, by: By): Promise<User> {
    await this.database.inSystem(async (manager) => {
      const before = await this.users.lockAdministered(manager, userId, by.session);
      checkNotArchived(before);
      const rights = rightsOf({ ...before, ...form }, by.session);
      checkGives(by.session, rights);
      if (before.role !== rights.role)
        checkNotOneself(by.session, userId, 'You cannot change the role of yourself.');
      const companyName = await this.portals.getCompanyName(manager, rights.portalId);
      const after = { ...before, ...form, ...rights };
      await this.refuseLastSuperAdmin(manager, before, after);
      const ids = [before.portalId, after.portalId];
      const companies = await this.portals.companyNames(manager, ids);
      const changes = userChanges(before, after, (id) => companies.get(id) ?? '');
      // Saving the same values again is neither a change nor an error, whatever the version.
      if (changes.length === 0) return;
      await checkVersion(manager, this.users, { inForce: before, version });
      const { email, firstName, lastName, phone, mobilePhone } = form;
      const check = () => checkInvitationsLeft(manager, by.session);
      const ownsEmail = await changeAddress(manager, before, { email, companyName, by, check });
      const details = { email, ownsEmail, firstName, lastName, phone, mobilePhone };
      const columns = { ...details, ...rights, version: version + 1 };
      const { requestId } = by.info;
      await this.users.change(manager, after, { columns, requestId });
      await emailFormerAddress(manager, { before, after, requestId });
      await record(manager, by, { action: 'user.changed', userId, portalId: after.portalId, changes });
    });
    return this.reading.getUser(by.session, userId);
  }

  /** @throws AppError as `update`, but for a newer version */
  judge(userId: string, form: Omit<UserChange, 'version'>, { session }: By): Promise<void> {
    return this.database.inSystem(async (manager) => {
      const before = await this.users.lockAdministered(manager, userId, session);
      const { portalId, ...rights } = rightsOf({ ...before, ...form }, session);
      const { email } = form;
      await refuseTogether([
        async () => checkGives(session, { portalId, ...rights }),
        () => this.portals.getCompanyName(manager, portalId),
        async () => {
          const isKept = email === before.email && portalId === before.portalId;
          if (!isKept) await checkAddress(manager, { id: userId, email, portalId }, session);
        },
      ]);
    });
  }

  /** Archiving ends all sessions. Setting the same status twice changes nothing. */
  async setStatus(userId: string, status: UserStatus, by: By): Promise<User> {
    await this.database.inSystem(async (manager) => {
      const before = await this.users.lockAdministered(manager, userId, by.session);
      if (before.status === status) return;
      const now = this.clock.now();
      if (status === 'Active') checkRestorable(before, now);
      else {
        checkNotOneself(by.session, userId, 'You cannot archive yourself.');
        await this.sessions.endAllOf(manager, userId);
      }
      const after = { ...before, status };
      await this.refuseLastSuperAdmin(manager, before, after);
      const archivedAt = status === 'Archived' ? now : null;
      const { requestId } = by.info;
      await this.users.change(manager, after, { columns: { status, archivedAt }, requestId });
      const action = status === 'Archived' ? 'user.archived' : 'user.restored';
      await record(manager, by, { action, userId, portalId: after.portalId });
    });
    return this.reading.getUser(by.session, userId);
  }

  async endSessions(userId: string, by: By): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      const { portalId } = await this.users.lockAdministered(manager, userId, by.session);
      await this.sessions.endAllOf(manager, userId);
      await record(manager, by, { action: 'sessions.ended', userId, portalId });
    });
    return { message: 'This user has been signed out everywhere.' };
  }

  private async refuseLastSuperAdmin(manager: EntityManager, before: UserEntity, after: UserEntity) {
    const remains = after.isSuperAdmin && after.status === 'Active';
    if (!before.isSuperAdmin || before.status !== 'Active' || remains) return;
    checkSuperAdminRemains(await this.users.countOtherSuperAdmins(manager, before.id));
  }
}
