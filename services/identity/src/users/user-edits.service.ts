import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import {
  type AuditAction,
  type AuditChange,
  type NewUser,
  type Session,
  type User,
  type UserChange,
  type UserStatus,
  userEdits,
} from '@overland/contracts';
import {
  AppError,
  Clock,
  InjectDatabase,
  idempotently,
  invalid,
  notFound,
  type RequestInfo,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import { type DataSource, type EntityManager, Not } from 'typeorm';
import { writeAudit } from '../audit/write-audit.js';
import { PortalEntity } from '../portals/portal.entity.js';
import { findPasswordProblem } from '../sign-in/password-rules.js';
import { Passwords } from '../sign-in/passwords.js';
import { SessionsRepository } from '../sign-in/sessions.repository.js';
import { addUser, tellUser } from './add-user.js';
import { Invitations, invitationEnd } from './invitations.js';
import { onceForAddress } from './once-for-address.js';
import { UserEntity } from './user.entity.js';
import { userChanges } from './user-changes.js';
import {
  checkAdministers,
  checkGives,
  checkNotOneself,
  checkRestorable,
  checkSuperAdminRemains,
} from './user-rules.js';
import { UsersService } from './users.service.js';

/** Who asks, and how. */
export interface By {
  session: Session;
  info: RequestInfo;
}

/** People as administrators add and change them (docs/product/people.md). */
@Injectable()
export class UserEdits {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly invitations: Invitations,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError invalid for a weak password or an address that cannot be used. */
  async create({ password, ...person }: NewUser, by: By): Promise<User> {
    const { session, info } = by;
    const rights = rightsOf(person, session);
    checkGives(session, rights);
    const portal = await this.inSystem((manager) => getPortal(manager, rights.portalId));
    checkPassword(password, { ...person, companyName: portal.companyName });
    const passwordHash = await this.passwords.hash(password);
    const key = {
      caller: session.userId,
      route: `POST ${userEdits.create.path}`,
      key: info.idempotencyKey,
      body: { ...person, password },
    };
    const { id } = await this.inSystem((manager) =>
      idempotently(manager, key, async () => {
        const user = { ...this.newUser(passwordHash), ...person, ...rights };
        await onceForAddress(addUser(manager, user, info.requestId));
        await this.invitations.send(manager, invitationOf(user, portal), info.requestId);
        await record(manager, 'user.created', { user, changes: [], by });
        return { id: user.id };
      }),
    );
    return this.users.getUser(session, id);
  }

  /** @throws AppError notFound, forbidden, conflict for the last super admin. */
  async update(userId: string, form: UserChange, by: By): Promise<User> {
    await this.inSystem(async (manager) => {
      const before = await lockUser(manager, userId, by.session);
      const rights = rightsOf({ ...before, ...form }, by.session);
      checkGives(by.session, rights);
      if (before.role !== rights.role) checkNotOneself(by.session, userId, 'change the role of');
      const { portalId } = await getPortal(manager, rights.portalId);
      const after = { ...before, ...form, ...rights, portalId };
      await refuseLastSuperAdmin(manager, before, after);
      const companies = await companiesOf(manager, [before, after]);
      const changes = userChanges(before, after, (id) => companies.get(id) ?? '');
      if (changes.length === 0) return;
      const { email, firstName, lastName, phone, mobilePhone } = form;
      const columns = { email, firstName, lastName, phone, mobilePhone, ...rights };
      await onceForAddress(manager.update(UserEntity, { id: userId }, columns));
      await tellUser(manager, after, by.info.requestId);
      await record(manager, 'user.changed', { user: after, changes, by });
    });
    return this.users.getUser(by.session, userId);
  }

  /** Archives, which ends all sessions, or restores. The same status twice changes nothing. */
  async setStatus(userId: string, status: UserStatus, by: By): Promise<User> {
    await this.inSystem(async (manager) => {
      const before = await lockUser(manager, userId, by.session);
      if (before.status === status) return;
      const now = this.clock.now();
      if (status === 'Active') checkRestorable(before, now);
      else {
        checkNotOneself(by.session, userId, 'archive');
        await new SessionsRepository(manager).endAllOf(userId);
      }
      const after = { ...before, status };
      await refuseLastSuperAdmin(manager, before, after);
      const archivedAt = status === 'Archived' ? now : null;
      await manager.update(UserEntity, { id: userId }, { status, archivedAt });
      await tellUser(manager, after, by.info.requestId);
      const action = status === 'Archived' ? 'user.archived' : 'user.restored';
      await record(manager, action, { user: after, changes: [], by });
    });
    return this.users.getUser(by.session, userId);
  }

  /** Makes the link of the invitation anew; the temporary password stays, and both open for 72 hours more. */
  async invite(userId: string, by: By): Promise<User> {
    await this.inSystem(async (manager) => {
      const user = await lockUser(manager, userId, by.session);
      if (user.mustChangePasswordAt === null || user.status !== 'Active') {
        throw new AppError('conflict', 'This user has a password of their own and needs no invitation.');
      }
      const now = this.clock.now();
      const times = { invitedAt: now, mustChangePasswordAt: invitationEnd(now) };
      await manager.update(UserEntity, { id: userId }, times);
      const portal = await getPortal(manager, user.portalId);
      await this.invitations.send(manager, invitationOf({ ...user, ...times }, portal), by.info.requestId);
      await record(manager, 'user.invited', { user, changes: [], by });
    });
    return this.users.getUser(by.session, userId);
  }

  async endSessions(userId: string, by: By): Promise<{ message: string }> {
    await this.inSystem(async (manager) => {
      const user = await lockUser(manager, userId, by.session);
      await new SessionsRepository(manager).endAllOf(userId);
      await record(manager, 'sessions.ended', { user, changes: [], by });
    });
    return { message: 'This user has been signed out everywhere.' };
  }

  private newUser(passwordHash: string) {
    const now = this.clock.now();
    return {
      id: randomUUID(),
      status: 'Active' as const,
      passwordHash,
      createdAt: now,
      invitedAt: now,
      mustChangePasswordAt: invitationEnd(now),
      archivedAt: null,
      lastSignedInAt: null,
    };
  }

  private inSystem<T>(work: (manager: EntityManager) => Promise<T>): Promise<T> {
    return withPortal(this.database, systemScope, work);
  }
}

function rightsOf(
  wanted: { role: UserEntity['role']; portalId?: string; isSuperAdmin?: boolean },
  caller: Session,
) {
  const { role, portalId = caller.portalId, isSuperAdmin = false } = wanted;
  return { role, portalId, isSuperAdmin };
}

/** A user whom the caller may administer. @throws AppError notFound, also for one of another company; forbidden */
async function lockUser(manager: EntityManager, id: string, caller: Session): Promise<UserEntity> {
  const found = await manager.findOneBy(UserEntity, { id });
  if (!found || (caller.role !== 'MCAdmin' && found.portalId !== caller.portalId)) throw notFound();
  // Together and in one order, so that two who demote each other do it one after the other.
  if (found.isSuperAdmin) await lockSuperAdmins(manager);
  const user = await manager.findOneOrFail(UserEntity, {
    where: { id },
    lock: { mode: 'pessimistic_write' },
  });
  checkAdministers(caller, user);
  return user;
}

async function lockSuperAdmins(manager: EntityManager): Promise<void> {
  const lock = { mode: 'pessimistic_write' } as const;
  await manager.find(UserEntity, { where: { isSuperAdmin: true }, order: { id: 'ASC' }, lock });
}

async function getPortal(
  manager: EntityManager,
  portalId: string,
): Promise<{ portalId: string; companyName: string }> {
  const portal = await manager.findOneBy(PortalEntity, { _id: portalId });
  if (portal) return { portalId, companyName: portal.companyName };
  throw invalid('Please select a portal.', [{ path: 'portalId', message: 'Please select a portal.' }]);
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

function checkPassword(password: string, owner: Parameters<typeof findPasswordProblem>[1]): void {
  const problem = findPasswordProblem(password, owner);
  if (problem) throw invalid(problem, [{ path: 'password', message: problem }]);
}

function invitationOf(
  { id, email, firstName, mustChangePasswordAt }: UserEntity,
  { companyName }: { companyName: string },
) {
  if (mustChangePasswordAt === null) throw new Error('Only a temporary password is invited to be changed.');
  return { id, email, firstName, companyName, endsAt: mustChangePasswordAt };
}

interface Recorded {
  user: Pick<UserEntity, 'id' | 'portalId'>;
  changes: AuditChange[];
  by: By;
}

function record(manager: EntityManager, action: AuditAction, { user, changes, by }: Recorded): Promise<void> {
  return writeAudit(manager, {
    action,
    actorId: by.session.userId,
    userId: user.id,
    portalId: user.portalId,
    requestId: by.info.requestId,
    address: by.info.ip,
    changes,
  });
}
