import { Injectable } from '@nestjs/common';
import { messages, type PersonName, type Session } from '@overland/contracts';
import { AppError, addToOutbox, notFound, portalFilter, type Scope } from '@overland/service-kit';
import { type EntityManager, In, IsNull, Not, Or } from 'typeorm';
import { inFuture } from './database-time.js';
import { onceInCompany } from './email-addresses.repository.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { mostOfAnAddress } from './limits.js';
import { revokeLinks } from './revoke-links.repository.js';
import { UserEntity } from './user.entity.js';
import { UserListEntity } from './user-list.entity.js';
import { checkAdministers } from './user-rules.js';

/** Active, and not on a temporary password that has expired. */
export const maySignIn = { status: 'Active', mustChangePasswordAt: Or(IsNull(), inFuture()) } as const;
const lock = { mode: 'pessimistic_write' } as const;

type Published = Omit<UserEntity, 'passwordHash'>;

/** Users. Others hear of each change by an event in its transaction. */
@Injectable()
export class UsersRepository {
  /** Whose address it is. */
  findByEmail(manager: EntityManager, email: string): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { email, ownsEmail: true, ...maySignIn });
  }

  /**
   * Accounts that may sign in with this address, with password hash, and the device if it is known: first one of another
   * company that entered the address, then its owner. One query, whether or not the address has an account.
   */
  async findAllByEmail(
    manager: EntityManager,
    email: string,
    deviceHash: string | null,
  ): Promise<UserEntity[]> {
    const isDevice = 'device.userId = account.id and device.idHash = :deviceHash';
    const found = await manager
      .createQueryBuilder(UserEntity, 'account')
      .addSelect('account.passwordHash')
      .leftJoinAndMapOne('account.knownDevice', KnownDeviceEntity, 'device', isDevice, { deviceHash })
      .where({ email, ...maySignIn })
      .orderBy('account.ownsEmail', 'DESC')
      .addOrderBy('account.createdAt', 'DESC')
      .limit(mostOfAnAddress)
      .getMany();
    return found.reverse();
  }

  /** Null for one who may not sign in. */
  find(manager: EntityManager, id: string): Promise<UserEntity | null> {
    return manager.findOneBy(UserEntity, { id, ...maySignIn });
  }

  /** The same, locked, so that requests at the same time are counted one after the other. */
  lock(manager: EntityManager, id: string): Promise<UserEntity | null> {
    return manager.findOne(UserEntity, { where: { id, ...maySignIn }, lock });
  }

  /** The caller, locked. @throws AppError unauthorized */
  async lockCaller(manager: EntityManager, { userId }: Session): Promise<UserEntity> {
    const caller = await this.lock(manager, userId);
    if (!caller) throw new AppError('unauthorized', messages.unauthorized);
    return caller;
  }

  /** The caller with the hash of the password and the company. @throws AppError unauthorized */
  async getCaller(manager: EntityManager, { userId }: Session): Promise<UserEntity> {
    const caller = await manager
      .createQueryBuilder(UserEntity, 'account')
      .addSelect('account.passwordHash')
      .leftJoinAndSelect('account.portal', 'portal')
      .where({ id: userId, status: 'Active' })
      .getOne();
    if (!caller) throw new AppError('unauthorized', messages.unauthorized);
    return caller;
  }

  /** A user whom the caller may administer, locked. @throws AppError notFound, also for one of another company; forbidden */
  async lockAdministered(manager: EntityManager, id: string, caller: Session): Promise<UserEntity> {
    const found = await manager.findOneBy(UserEntity, { id });
    if (!found || (caller.role !== 'MCAdmin' && found.portalId !== caller.portalId)) throw notFound();
    // Locks all super admins in one order, so that two who demote each other do it one after the other.
    if (found.isSuperAdmin)
      await manager.find(UserEntity, { where: { isSuperAdmin: true }, order: { id: 'ASC' }, lock });
    const user = await manager.findOneOrFail(UserEntity, { where: { id }, lock });
    checkAdministers(caller, user);
    return user;
  }

  countOtherSuperAdmins(manager: EntityManager, id: string): Promise<number> {
    return manager.countBy(UserEntity, { isSuperAdmin: true, status: 'Active', id: Not(id) });
  }

  /** As lists show a user. */
  findListed(manager: EntityManager, id: string, scope: Scope): Promise<UserListEntity | null> {
    return manager.findOneBy(UserListEntity, { id, ...portalFilter(scope) });
  }

  /** @throws AppError notFound */
  async getListed(manager: EntityManager, id: string, scope: Scope): Promise<UserListEntity> {
    const found = await this.findListed(manager, id, scope);
    if (!found) throw notFound();
    return found;
  }

  /** Full names by id, of those whom the transaction's portal may see. */
  async namesOf(manager: EntityManager, ids: readonly string[]): Promise<Map<string, string>> {
    const people = await manager.findBy(UserEntity, { id: In([...ids]) });
    return new Map(people.map(({ id, firstName, lastName }) => [id, `${firstName} ${lastName}`]));
  }

  /** The people of a portal, the provider's staff, or both, by name. */
  async listNames(
    manager: EntityManager,
    { portalId, withStaff }: { portalId: string | null; withStaff: boolean },
  ): Promise<PersonName[]> {
    const people = await manager.find(UserEntity, {
      select: { id: true, firstName: true, lastName: true, status: true },
      where: [...(portalId ? [{ portalId }] : []), ...(withStaff ? [{ role: 'MCAdmin' as const }] : [])],
      order: { firstName: 'ASC', lastName: 'ASC', id: 'ASC' },
    });
    return people.map(({ id, firstName, lastName, status }) => ({
      _id: id,
      name: `${firstName} ${lastName}`.trim(),
      isArchived: status === 'Archived',
    }));
  }

  /** `passwordHash` is in argon2id's text form. @throws AppError invalid for an address that the company has already. */
  async insert(manager: EntityManager, user: UserEntity, requestId: string | null): Promise<void> {
    await onceInCompany(manager.insert(UserEntity, user));
    await publish(manager, user, requestId);
  }

  /** @param after the user with the change. @throws AppError invalid for an address that the company has already. */
  async change(
    manager: EntityManager,
    after: Published,
    { columns, requestId }: { columns: Partial<UserEntity>; requestId: string },
  ): Promise<void> {
    await onceInCompany(manager.update(UserEntity, { id: after.id }, columns));
    await publish(manager, after, requestId);
  }

  async renewInvitation(
    manager: EntityManager,
    id: string,
    renewed: Pick<UserEntity, 'invitedAt' | 'mustChangePasswordAt' | 'ownsEmail'>,
  ): Promise<void> {
    await manager.update(UserEntity, { id }, renewed);
  }

  /** Links to a new password end with it. */
  async setPassword(manager: EntityManager, id: string, passwordHash: string): Promise<void> {
    await manager.update(UserEntity, { id }, { passwordHash, mustChangePasswordAt: null, invitedAt: null });
    await revokeLinks(manager, id);
  }

  /** Links to a new password end with it, and the device becomes known. */
  async noteSignIn(manager: EntityManager, id: string, deviceHash: string): Promise<void> {
    await manager.query(
      `with revoked as (
         update reset_tokens set killed_at = now() where user_id = $1 and used_at is null and killed_at is null),
       known as (
         insert into known_devices (id_hash, user_id, last_used_at) values ($2, $1, now())
         on conflict (id_hash) do update set user_id = excluded.user_id, last_used_at = excluded.last_used_at)
       update users set last_signed_in_at = now() where id = $1`,
      [id, deviceHash],
    );
  }
}

async function publish(manager: EntityManager, user: Published, requestId: string | null): Promise<void> {
  const { id: userId, portalId, firstName, lastName, email, role, status } = user;
  const payload = { userId, portalId, firstName, lastName, email, role, status };
  await addToOutbox(manager, 'user.changed', payload, { requestId });
}
