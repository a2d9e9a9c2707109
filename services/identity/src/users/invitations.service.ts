import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type NewUser, type Session, type User, userEdits } from '@overland/contracts';
import { AppError, Clock, InjectDatabase, idempotently, inSystem, invalidField } from '@overland/service-kit';
import type { DataSource, EntityManager } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { type Actor, type By, record } from '../audit/write-audit.js';
import { findPasswordProblem } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.service.js';
import { addUser } from './add-user.js';
import { claimAddress, onceInCompany } from './claim-address.js';
import { checkInvitationsLeft, checkInvitationsOf } from './daily-limits.js';
import { getCompany } from './get-company.js';
import { InvitationEmails, invitationEnd } from './invitation-emails.js';
import { lockUser } from './lock-user.js';
import { checkGives, type Rights, rightsOf } from './user-rules.js';
import { UsersService } from './users.service.js';

type NewPerson = Rights &
  Pick<UserEntity, 'email' | 'firstName' | 'lastName' | 'phone' | 'mobilePhone' | 'passwordHash'>;

interface Inviter {
  session: Session;
  info: Actor['info'];
}

@Injectable()
export class Invitations {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly passwords: Passwords,
    private readonly emails: InvitationEmails,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError invalid for a weak password or an address that cannot be used. */
  async create({ password, ...person }: NewUser, by: By): Promise<User> {
    const { session, info } = by;
    const rights = rightsOf(person, session);
    checkGives(session, rights);
    const { companyName } = await inSystem(this.database, (manager) => getCompany(manager, rights.portalId));
    checkPassword(password, { ...person, companyName });
    const passwordHash = await this.passwords.hash(password);
    const key = {
      caller: session.userId,
      route: `POST ${userEdits.create.path}`,
      key: info.idempotencyKey,
      body: { ...person, password },
    };
    const { id } = await inSystem(this.database, (manager) =>
      idempotently(manager, key, async () => {
        const id = await this.add(manager, { ...person, ...rights, passwordHash }, { companyName, by });
        return { id };
      }),
    );
    return this.users.getUser(session, id);
  }

  /**
   * Adds a person with the invitation and an entry in the audit trail.
   * @throws AppError invalid for an address that the caller's company already has, tooManyRequests
   */
  async add(
    manager: EntityManager,
    person: NewPerson,
    { companyName, by }: { companyName: string; by: Inviter },
  ): Promise<string> {
    await checkInvitationsLeft(manager, by.session);
    const now = this.clock.now();
    const { requestId } = by.info;
    const id = randomUUID();
    const claim = { person: { ...person, id }, session: by.session, companyName, requestId };
    const user: UserEntity = {
      ...person,
      id,
      ownsEmail: await claimAddress(manager, claim),
      version: 1,
      status: 'Active',
      createdAt: now,
      invitedAt: now,
      mustChangePasswordAt: invitationEnd(now),
      archivedAt: null,
      lastSignedInAt: null,
    };
    await onceInCompany(addUser(manager, user, requestId));
    await this.emails.send(manager, user, { companyName, requestId });
    await record(manager, by, { action: 'user.created', userId: user.id, portalId: user.portalId });
    return user.id;
  }

  /** Makes a new link for the invitation. The temporary password stays, and both are valid for 72 more hours. */
  async sendAgain(userId: string, by: By): Promise<User> {
    await inSystem(this.database, async (manager) => {
      const user = await lockUser(manager, userId, by.session);
      if (user.mustChangePasswordAt === null || user.status !== 'Active') {
        throw new AppError('conflict', 'This user has a password of their own and needs no invitation.');
      }
      await checkInvitationsOf(manager, userId);
      await checkInvitationsLeft(manager, by.session);
      const now = this.clock.now();
      const { session, info } = by;
      const { requestId } = info;
      const { companyName } = await getCompany(manager, user.portalId);
      const renewed = {
        invitedAt: now,
        mustChangePasswordAt: invitationEnd(now),
        ownsEmail: await claimAddress(manager, { person: user, session, companyName, requestId }),
      };
      await manager.update(UserEntity, { id: userId }, renewed);
      await this.emails.send(manager, { ...user, ...renewed }, { companyName, requestId });
      await record(manager, by, { action: 'user.invited', userId, portalId: user.portalId });
    });
    return this.users.getUser(by.session, userId);
  }
}

function checkPassword(password: string, owner: Parameters<typeof findPasswordProblem>[1]): void {
  const problem = findPasswordProblem(password, owner);
  if (problem) throw invalidField('password', problem);
}
