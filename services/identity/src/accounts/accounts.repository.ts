import { type EntityManager, IsNull, Or } from 'typeorm';
import { inFuture } from './database-time.js';
import { KnownDeviceEntity } from './known-device.entity.js';
import { mostOfAnAddress } from './limits.js';
import { UserEntity } from './user.entity.js';

/** Active, and not on a temporary password that has expired. */
const maySignIn = { status: 'Active', mustChangePasswordAt: Or(IsNull(), inFuture()) } as const;

export class Accounts {
  constructor(private readonly manager: EntityManager) {}

  find(email: string): Promise<UserEntity | null> {
    return this.manager.getRepository(UserEntity).findOneBy({ email, ownsEmail: true, ...maySignIn });
  }

  /**
   * Accounts that may sign in with this address, with password hash, and the device if it is known: first one of another
   * company that entered the address, then its owner. One query, whether or not the address has an account.
   */
  async findAll(email: string, deviceHash: string | null): Promise<UserEntity[]> {
    const found = await this.manager
      .createQueryBuilder(UserEntity, 'account')
      .addSelect('account.passwordHash')
      .leftJoinAndMapOne(
        'account.knownDevice',
        KnownDeviceEntity,
        'device',
        'device.userId = account.id and device.idHash = :deviceHash',
        { deviceHash },
      )
      .where({ email, ...maySignIn })
      .orderBy('account.ownsEmail', 'DESC')
      .addOrderBy('account.createdAt', 'DESC')
      .limit(mostOfAnAddress)
      .getMany();
    return found.reverse();
  }

  findById(userId: string): Promise<UserEntity | null> {
    return this.manager.getRepository(UserEntity).findOneBy({ id: userId, ...maySignIn });
  }

  /** Locks the user's row, so that simultaneous requests are counted one after the other. */
  lock(userId: string): Promise<UserEntity | null> {
    return this.manager
      .getRepository(UserEntity)
      .findOne({ where: { id: userId, ...maySignIn }, lock: { mode: 'pessimistic_write' } });
  }

  async setPassword(userId: string, passwordHash: string): Promise<void> {
    await this.manager
      .getRepository(UserEntity)
      .update({ id: userId }, { passwordHash, mustChangePasswordAt: null, invitedAt: null });
  }

  async noteSignIn(userId: string): Promise<void> {
    await this.manager.getRepository(UserEntity).update({ id: userId }, { lastSignedInAt: () => 'now()' });
  }

  isKnownDevice(userId: string, idHash: string): Promise<boolean> {
    return this.manager.getRepository(KnownDeviceEntity).existsBy({ userId, idHash });
  }

  async rememberDevice(userId: string, idHash: string): Promise<void> {
    await this.manager
      .getRepository(KnownDeviceEntity)
      .upsert({ idHash, userId, lastUsedAt: () => 'now()' }, ['idHash']);
  }

  async forgetDevices(userId: string): Promise<void> {
    await this.manager.getRepository(KnownDeviceEntity).delete({ userId });
  }
}
