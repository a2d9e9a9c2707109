import { Injectable } from '@nestjs/common';
import {
  type AccountChange,
  type PasswordChange,
  type Session,
  type User,
  type UserSession,
} from '@overland/contracts';
import { addToOutbox, type By, Database, notFound, portalScope } from '@overland/service-kit';
import { changeAddress } from '../accounts/email-addresses.repository.js';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { record } from '../audit/audit.repository.js';
import { Passwords } from '../passwords/passwords.service.js';
import { checkVersion } from './check-version.js';
import { CurrentPassword } from './current-password.js';
import { checkOwnAddresses } from './daily-limits.js';
import { deviceName } from './device-name.js';
import { emailFormerAddress } from './email-former-address.js';
import { userChanges } from './user-changes.js';
import { UsersService } from './users.service.js';

/** The caller's own account: details, password and sessions. */
@Injectable()
export class Account {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly currentPassword: CurrentPassword,
    private readonly reading: UsersService,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
  ) {}

  /**
   * Does not change role, company or status. A new email address needs the password, as links for new passwords go to it.
   * @throws AppError invalid with the field that is wrong, tooManyRequests, conflict if another version is in force
   */
  async update({ currentPassword, version, ...form }: AccountChange, by: By): Promise<User> {
    const owner = await this.currentPassword.findOwner(by);
    if (form.email !== owner.email) {
      await this.currentPassword.check(currentPassword, { owner, field: 'currentPassword', by });
    }
    await this.database.inSystem(async (manager) => {
      const before = await this.users.lockCaller(manager, by.session);
      const after = { ...before, ...form };
      const changes = userChanges(before, after, () => '');
      if (changes.length === 0) return;
      await checkVersion(manager, this.users, { inForce: before, version });
      const { email } = form;
      const companyName = owner.portal?.companyName ?? '';
      const check = () => checkOwnAddresses(manager, before.id);
      const ownsEmail = await changeAddress(manager, before, { email, companyName, by, check });
      const columns = { ...form, ownsEmail, version: version + 1 };
      const { requestId } = by.info;
      await this.users.change(manager, after, { columns, requestId });
      await emailFormerAddress(manager, { before, after, requestId });
      await record(manager, by, { action: 'account.changed', changes });
    });
    return this.reading.getOwn(by.session);
  }

  /**
   * Needs the current password. All other sessions end, and the owner is told by email.
   * @throws AppError invalid with the field that is wrong, tooManyRequests after too many wrong ones.
   */
  async changePassword(wanted: PasswordChange, by: By): Promise<{ message: string }> {
    const { userId } = by.session;
    const owner = await this.currentPassword.findOwner(by);
    await this.currentPassword.check(wanted.currentPassword, { owner, field: 'currentPassword', by });
    const companyName = owner.portal?.companyName ?? '';
    const passwordHash = await this.passwords.hashNew(wanted.password, { ...owner, companyName });
    await this.database.inSystem(async (manager) => {
      await this.users.setPassword(manager, userId, passwordHash);
      await this.sessions.endAllBut(manager, by.session);
      await this.sessions.endBegun(manager, userId);
      const { email, firstName, ownsEmail } = owner;
      const { requestId } = by.info;
      if (ownsEmail)
        await addToOutbox(manager, 'password.changed', { userId, email, firstName }, { requestId });
      await record(manager, by, { action: 'password.changed' });
    });
    return { message: 'Your password has been changed. All your other sessions have ended.' };
  }

  /**
   * Allows this session to make calls that need the password again.
   * @throws AppError invalid for a wrong one, tooManyRequests
   */
  async confirm(password: string, by: By): Promise<{ message: string }> {
    const owner = await this.currentPassword.findOwner(by);
    await this.currentPassword.check(password, { owner, field: 'password', by });
    await this.database.inSystem(async (manager) => {
      await this.sessions.confirm(manager, by.session);
      await record(manager, by, { action: 'session.confirmed' });
    });
    return { message: 'Thank you.' };
  }

  async listSessions(caller: Session): Promise<{ sessions: UserSession[] }> {
    const found = await this.database.withPortal(portalScope(caller), (manager) =>
      this.sessions.findActive(manager, caller.userId),
    );
    return {
      sessions: found.map(({ id, userAgent, address, createdAt, lastSeenAt }) => ({
        _id: id,
        isThisOne: id === caller.sessionId,
        device: deviceName(userAgent),
        address,
        createdAt: createdAt.toISOString(),
        lastSeenAt: lastSeenAt.toISOString(),
      })),
    };
  }

  /** @throws AppError notFound, also for somebody else's session. */
  async endSession(sessionId: string, by: By): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      const ended = await this.sessions.end(manager, sessionId, by.session.userId);
      if (!ended) throw notFound();
      await record(manager, by, { action: 'session.ended' });
    });
    return { message: 'This session has ended.' };
  }

  async endOtherSessions(by: By): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      await this.sessions.endAllBut(manager, by.session);
      await record(manager, by, { action: 'sessions.ended' });
    });
    return { message: 'All your other sessions have ended.' };
  }
}
