import { Injectable } from '@nestjs/common';
import { messages } from '@overland/contracts';
import { AppError, InjectDatabase, inSystem, invalidField } from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { UserEntity } from '../accounts/user.entity.js';
import { WrongTries } from '../accounts/wrong-tries.repository.js';
import { type By, record } from '../audit/write-audit.js';
import { Passwords } from '../passwords/passwords.service.js';

/** Asks a signed-in person for the password again, as somebody else may be using the session. */
@Injectable()
export class CurrentPassword {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /** The caller, with the password's hash. @throws AppError unauthorized */
  async findOwner({ session }: By): Promise<UserEntity> {
    const owner = await inSystem(this.database, (manager) =>
      manager
        .createQueryBuilder(UserEntity, 'account')
        .addSelect('account.passwordHash')
        .leftJoinAndSelect('account.portal', 'portal')
        .where({ id: session.userId, status: 'Active' })
        .getOne(),
    );
    if (!owner) throw new AppError('unauthorized', messages.unauthorized);
    return owner;
  }

  /**
   * A wrong password is recorded as during sign-in, but counted by session, so that strangers who guess at the sign-in lock
   * nobody out here.
   * @throws AppError invalid at the field, tooManyRequests after too many wrong ones
   */
  async check(password: string, { owner, field, by }: PasswordCheck): Promise<void> {
    if (password === '') throw invalidField(field, 'Please enter your current password.');
    const tries = new WrongTries(this.database.manager, by.session);
    if (await this.passwords.findRight(password, [owner], tries)) return;
    await inSystem(this.database, (manager) => record(manager, by, { action: 'signIn.refused' }));
    throw invalidField(field, 'This is not your current password.');
  }
}

interface PasswordCheck {
  owner: UserEntity;
  field: string;
  by: By;
}
