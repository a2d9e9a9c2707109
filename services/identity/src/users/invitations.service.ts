import { randomUUID } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { type NewUser, type Session, type User, userEdits } from '@overland/contracts';
import {
  AppError,
  type By,
  Clock,
  Database,
  idempotently,
  keyedCall,
  portalScope,
  refuseTogether,
} from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { checkAddress, claimAddress } from '../accounts/email-addresses.repository.js';
import { newSecret } from '../accounts/secrets.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { checkGives, type Rights, rightsOf } from '../accounts/user-rules.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { type Actor, record } from '../audit/audit.repository.js';
import { Passwords } from '../passwords/passwords.service.js';
import { PortalsRepository } from '../portals/portals.repository.js';
import { checkInvitationsLeft, checkInvitationsOf } from './daily-limits.js';
import { InvitationEmails, invitationEnd } from './invitation-emails.js';
import { toUser } from './to-user.js';

type NewPerson = Rights &
  Pick<UserEntity, 'email' | 'firstName' | 'lastName' | 'phone' | 'mobilePhone' | 'passwordHash'>;

@Injectable()
export class Invitations {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly emails: InvitationEmails,
    private readonly users: UsersRepository,
    private readonly portals: PortalsRepository,
    private readonly clock: Clock,
  ) {}

  /** @throws AppError invalid for a weak password or an address that cannot be used. */
  async create({ password, ...person }: NewUser, by: By): Promise<User> {
    const { session } = by;
    const rights = rightsOf(person, session);
    checkGives(session, rights);
    const companyName = await this.database.inSystem((manager) =>
      this.portals.getCompanyName(manager, rights.portalId),
    );
    const passwordHash = await this.passwords.hashNew(password, { ...person, companyName });
    const key = keyedCall(`POST ${userEdits.create.path}`, by, { ...person, password });
    return this.database.inSystem(async (manager) => {
      const { id } = await idempotently(manager, key, async () => ({
        id: await this.add(manager, { ...person, ...rights, passwordHash }, { companyName, by }),
      }));
      return toUser(await this.users.getListed(manager, id, portalScope(session)));
    });
  }

  /** @throws AppError invalid with all that `create` would refuse. */
  judge({ password, ...person }: NewUser, { session }: By): Promise<void> {
    const rights = rightsOf(person, session);
    const { email } = person;
    return this.database.inSystem((manager) =>
      refuseTogether([
        async () => checkGives(session, rights),
        async () => {
          const companyName = await this.portals.getCompanyName(manager, rights.portalId);
          this.passwords.checkNew(password, { ...person, companyName });
        },
        () => checkAddress(manager, { id: null, email, portalId: rights.portalId }, session),
      ]),
    );
  }

  /** Of a password that nobody knows: the link of the invitation sets another one. */
  hashUnknown(): Promise<string> {
    return this.passwords.hash(newSecret());
  }

  /**
   * Adds a person with the invitation and an entry in the audit trail.
   * @throws AppError invalid for an address that the caller's company already has, tooManyRequests
   */
  async add(
    manager: EntityManager,
    person: NewPerson,
    { companyName, by }: { companyName: string; by: { session: Session; info: Actor['info'] } },
  ): Promise<string> {
    await checkInvitationsLeft(manager, by.session);
    const now = this.clock.now();
    const { requestId } = by.info;
    const id = randomUUID();
    const claim = { person: { ...person, id }, companyName, by };
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
    await this.users.insert(manager, user, requestId);
    await this.emails.send(manager, user, { companyName, requestId });
    await record(manager, by, { action: 'user.created', userId: user.id, portalId: user.portalId });
    return user.id;
  }

  /** Makes a new link for the invitation. The temporary password stays, and both are valid for 72 more hours. */
  sendAgain(userId: string, by: By): Promise<User> {
    return this.database.inSystem(async (manager) => {
      const user = await this.users.lockAdministered(manager, userId, by.session);
      if (user.mustChangePasswordAt === null || user.status !== 'Active') {
        throw new AppError('conflict', 'This user has a password of their own and needs no invitation.');
      }
      await checkInvitationsOf(manager, userId);
      await checkInvitationsLeft(manager, by.session);
      const now = this.clock.now();
      const { requestId } = by.info;
      const companyName = await this.portals.getCompanyName(manager, user.portalId);
      const renewed = {
        invitedAt: now,
        mustChangePasswordAt: invitationEnd(now),
        ownsEmail: await claimAddress(manager, { person: user, companyName, by }),
      };
      await this.users.renewInvitation(manager, userId, renewed);
      await this.emails.send(manager, { ...user, ...renewed }, { companyName, requestId });
      await record(manager, by, { action: 'user.invited', userId, portalId: user.portalId });
      return toUser(await this.users.getListed(manager, userId, portalScope(by.session)));
    });
  }
}
