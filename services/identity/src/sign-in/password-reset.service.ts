import { Injectable } from '@nestjs/common';
import { type InputOf, messages, type signIn } from '@overland/contracts';
import {
  AppError,
  currentTraceparent,
  InjectDatabase,
  inSystem,
  invalidField,
  type RequestInfo,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { Accounts } from '../accounts/accounts.repository.js';
import { Challenges } from '../accounts/challenges.repository.js';
import { ResetTokens } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import { SessionsRepository } from '../accounts/sessions.repository.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { WrongTries } from '../accounts/wrong-tries.repository.js';
import { writeAudit } from '../audit/write-audit.js';
import { findPasswordProblem } from '../passwords/password-rules.js';
import { Passwords } from '../passwords/passwords.service.js';
import { setDevice } from './cookies.js';
import { ResetRequestEntity } from './reset-request.entity.js';

/** Not a 401, as it is the link that has expired, not a session. */
function linkExpired(): AppError {
  return new AppError('linkExpired', messages.linkExpired);
}

interface NewPassword {
  owner: UserEntity;
  tokenHash: string;
  passwordHash: string;
  /** The browser in which the link was opened. */
  device: string;
  info: RequestInfo;
}

/** Forgotten passwords: requesting a link, and using it. `ResetLinks` makes the links. */
@Injectable()
export class PasswordReset {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    private readonly passwords: Passwords,
  ) {}

  /**
   * Only stores the request, so that neither the answer nor its timing reveals whether the address is known. The account is
   * looked up later, outside the request.
   */
  async askForLink(email: string, requestId: string): Promise<{ message: string }> {
    const request = { email, requestId, traceparent: currentTraceparent() };
    await this.database.getRepository(ResetRequestEntity).insert(request);
    return { message: 'If that address has an account, we have sent a link to it.' };
  }

  /**
   * Sets a new password with a link's token (`Authorization: JWT <token>`), and ends everything that the old one allowed. The
   * link proves ownership, so wrong tries are cleared and this device becomes known.
   * @throws AppError linkExpired, or invalid for a password that is too weak.
   */
  async resetPassword(
    { password }: InputOf<typeof signIn.resetPassword>['body'],
    info: RequestInfo,
  ): Promise<{ message: string }> {
    const tokenHash = hashSecret(tokenOf(info));
    const owner = await inSystem(this.database, (manager) => new ResetTokens(manager).findOwner(tokenHash));
    if (!owner) throw linkExpired();
    const problem = findPasswordProblem(password, { ...owner, companyName: owner.portal?.companyName ?? '' });
    if (problem) throw invalidField('password', problem);
    const passwordHash = await this.passwords.hash(password);
    const device = newSecret();
    await this.setPassword({ owner, tokenHash, passwordHash, device, info });
    setDevice(info, device);
    return { message: 'Your password has been updated.' };
  }

  private setPassword(input: NewPassword): Promise<void> {
    const { owner, tokenHash, passwordHash, device, info } = input;
    const { id: userId, portalId, email } = owner;
    return inSystem(this.database, async (manager) => {
      const accounts = new Accounts(manager);
      const tokens = new ResetTokens(manager);
      if (!(await tokens.use(tokenHash))) throw linkExpired();
      await accounts.setPassword(userId, passwordHash);
      await new SessionsRepository(manager).endAllOf(userId);
      await new Challenges(manager).endAllOf(userId);
      await tokens.revokeAllOf(userId);
      await accounts.forgetDevices(userId);
      await accounts.rememberDevice(userId, hashSecret(device));
      await new WrongTries(manager, { email, knownDeviceHash: null }).clear();
      const by = { actorId: userId, userId, portalId, requestId: info.requestId, address: info.ip };
      await writeAudit(manager, { action: 'password.reset', ...by });
    });
  }
}

function tokenOf(info: RequestInfo): string {
  const token = /^JWT ([\w-]{43})$/.exec(info.authorization ?? '')?.[1];
  if (token === undefined) throw linkExpired();
  return token;
}
