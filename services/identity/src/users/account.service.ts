import { Injectable } from '@nestjs/common';
import {
  type AccountChange,
  messages,
  type PasswordChange,
  type Session,
  type User,
  type UserSession,
} from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  InjectDatabase,
  inSystem,
  invalidField,
  notFound,
  portalScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { Accounts } from '../accounts/accounts.repository.js';
import { Challenges } from '../accounts/challenges.repository.js';
import { ResetTokens } from '../accounts/reset-tokens.repository.js';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import { UserEntity } from '../accounts/user.entity.js';
import { type By, record } from '../audit/write-audit.js';
import { findPasswordProblem } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.service.js';
import { publishUser } from './add-user.js';
import { checkVersion } from './check-version.js';
import { claimAddress, onceInCompany } from './claim-address.js';
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
    @InjectDatabase() private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly currentPassword: CurrentPassword,
    private readonly users: UsersService,
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
    await inSystem(this.database, async (manager) => {
      const before = await manager.findOne(UserEntity, {
        where: { id: by.session.userId, status: 'Active' },
        lock: { mode: 'pessimistic_write' },
      });
      if (!before) throw new AppError('unauthorized', messages.unauthorized);
      const after = { ...before, ...form };
      const changes = userChanges(before, after, () => '');
      if (changes.length === 0) return;
      await checkVersion(manager, before, version);
      const ownsEmail = await claim(manager, {
        before,
        email: form.email,
        companyName: owner.portal?.companyName ?? '',
        by,
      });
      const columns = { ...form, ownsEmail, version: version + 1 };
      await onceInCompany(manager.update(UserEntity, { id: before.id }, columns));
      await publishUser(manager, after, by.info.requestId);
      await emailFormerAddress(manager, { before, after, requestId: by.info.requestId });
      await record(manager, by, { action: 'account.changed', changes });
    });
    return this.users.getOwn(by.session);
  }

  /**
   * Needs the current password. All other sessions end, and the owner is told by email.
   * @throws AppError invalid with the field that is wrong, tooManyRequests after too many wrong ones.
   */
  async changePassword(wanted: PasswordChange, by: By): Promise<{ message: string }> {
    const { userId } = by.session;
    const owner = await this.currentPassword.findOwner(by);
    await this.currentPassword.check(wanted.currentPassword, { owner, field: 'currentPassword', by });
    const problem = findPasswordProblem(wanted.password, {
      ...owner,
      companyName: owner.portal?.companyName ?? '',
    });
    if (problem) throw invalidField('password', problem);
    const passwordHash = await this.passwords.hash(wanted.password);
    await inSystem(this.database, async (manager) => {
      await new Accounts(manager).setPassword(userId, passwordHash);
      await new SessionsRepository(manager).endAllBut(by.session.sessionId, userId);
      await new Challenges(manager).endAllOf(userId);
      await new ResetTokens(manager).revokeAllOf(userId);
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
    await inSystem(this.database, async (manager) => {
      await new SessionsRepository(manager).confirm(by.session);
      await record(manager, by, { action: 'session.confirmed' });
    });
    return { message: 'Thank you.' };
  }

  async sessions(caller: Session): Promise<{ sessions: UserSession[] }> {
    const found = await withPortal(this.database, portalScope(caller), (manager) =>
      new SessionsRepository(manager).findActive(caller.userId),
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
    await inSystem(this.database, async (manager) => {
      const ended = await new SessionsRepository(manager).endOne(sessionId, by.session.userId);
      if (!ended) throw notFound();
      await record(manager, by, { action: 'session.ended' });
    });
    return { message: 'This session has ended.' };
  }

  async endOtherSessions(by: By): Promise<{ message: string }> {
    await inSystem(this.database, async (manager) => {
      await new SessionsRepository(manager).endAllBut(by.session.sessionId, by.session.userId);
      await record(manager, by, { action: 'sessions.ended' });
    });
    return { message: 'All your other sessions have ended.' };
  }
}

interface Claimed {
  before: UserEntity;
  email: string;
  companyName: string;
  by: By;
}

async function claim(manager: EntityManager, { before, email, companyName, by }: Claimed): Promise<boolean> {
  if (email === before.email) return before.ownsEmail;
  await checkOwnAddresses(manager, before.id);
  const { session, info } = by;
  const person = { id: before.id, email };
  return claimAddress(manager, { person, session, companyName, requestId: info.requestId });
}
