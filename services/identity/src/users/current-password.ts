import { Injectable } from '@nestjs/common';
import { type By, Database, invalidField } from '@overland/service-kit';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { record } from '../audit/audit.repository.js';
import { Passwords } from '../passwords/passwords.service.js';

/** Asks a signed-in person for the password again, as somebody else may be using the session. */
@Injectable()
export class CurrentPassword {
  constructor(
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly users: UsersRepository,
  ) {}

  /** The caller, with the password's hash. @throws AppError unauthorized */
  findOwner({ session }: By): Promise<UserEntity> {
    return this.database.inSystem((manager) => this.users.getCaller(manager, session));
  }

  /**
   * A wrong password is recorded as during sign-in, but counted by session, so that strangers who guess at the sign-in lock
   * nobody out here.
   * @throws AppError invalid at the field, tooManyRequests after too many wrong ones
   */
  async check(password: string, { owner, field, by }: PasswordCheck): Promise<void> {
    if (password === '') throw invalidField(field, 'Please enter your current password.');
    if (await this.passwords.findRight(password, [owner], by.session)) return;
    await this.database.inSystem((manager) => record(manager, by, { action: 'signIn.refused' }));
    throw invalidField(field, 'This is not your current password.');
  }
}

interface PasswordCheck {
  owner: UserEntity;
  field: string;
  by: By;
}
