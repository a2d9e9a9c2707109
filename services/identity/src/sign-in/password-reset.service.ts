import { Injectable } from '@nestjs/common';
import { type InputOf, messages, type ReplyOf, type signIn } from '@overland/contracts';
import { AppError, currentTraceparent, Database, type RequestInfo } from '@overland/service-kit';
import { forgetDevices, rememberDevice } from '../accounts/known-devices.repository.js';
import { ResetTokensRepository } from '../accounts/reset-tokens.repository.js';
import { hashSecret, newSecret } from '../accounts/secrets.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import { WrongTriesRepository } from '../accounts/wrong-tries.repository.js';
import { writeAudit } from '../audit/audit.repository.js';
import { Passwords } from '../passwords/passwords.service.js';
import { setDevice } from './cookies.js';
import { Sessions } from './sessions.service.js';

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
    private readonly database: Database,
    private readonly passwords: Passwords,
    private readonly users: UsersRepository,
    private readonly tokens: ResetTokensRepository,
    private readonly sessions: Sessions,
    private readonly tries: WrongTriesRepository,
  ) {}

  /**
   * Only stores the request, so that neither the answer nor its timing reveals whether the address is known. The account is
   * looked up later, outside the request.
   */
  async askForLink(email: string, requestId: string): Promise<{ message: string }> {
    const request = { email, requestId, traceparent: currentTraceparent() };
    await this.database.inSystem((manager) => this.tokens.addRequest(manager, request));
    return { message: 'If that address has an account, we have sent a link to it.' };
  }

  /**
   * Sets a new password with a link's token (`Authorization: JWT <token>`), and ends everything that the old one allowed. The
   * link proves ownership, so wrong tries are cleared and this device becomes known. An invited person is signed in.
   * @throws AppError linkExpired, or invalid for a password that is too weak or the temporary one.
   */
  async resetPassword(
    { password }: InputOf<typeof signIn.resetPassword>['body'],
    info: RequestInfo,
  ): Promise<ReplyOf<typeof signIn.resetPassword>> {
    const tokenHash = hashSecret(tokenOf(info));
    const owner = await this.database.inSystem((manager) => this.tokens.findOwner(manager, tokenHash));
    if (!owner) throw linkExpired();
    if (owner.mustChangePasswordAt) await this.passwords.refuseTemporary(password, owner.passwordHash);
    const companyName = owner.portal?.companyName ?? '';
    const passwordHash = await this.passwords.hashNew(password, { ...owner, companyName });
    const device = newSecret();
    const started = await this.setPassword({ owner, tokenHash, passwordHash, device, info });
    setDevice(info, device);
    const signedIn = started && this.sessions.replyOf(started);
    return { message: 'Your password has been updated.', signedIn };
  }

  private setPassword(input: NewPassword) {
    const { owner, tokenHash, passwordHash, device, info } = input;
    const { id: userId, portalId, email } = owner;
    return this.database.inSystem(async (manager) => {
      if (!(await this.tokens.use(manager, tokenHash))) throw linkExpired();
      await this.users.setPassword(manager, userId, passwordHash);
      await this.sessions.endEverything(manager, userId);
      await forgetDevices(manager, userId);
      const deviceHash = hashSecret(device);
      await rememberDevice(manager, userId, deviceHash);
      await this.tries.clear(manager, { email, knownDeviceHash: null });
      const by = { actorId: userId, userId, portalId, requestId: info.requestId, address: info.ip };
      await writeAudit(manager, { action: 'password.reset', ...by });
      const started = await this.sessions.startFirst(manager, owner, info);
      if (started) await this.users.noteSignIn(manager, userId, deviceHash);
      return started;
    });
  }
}

function tokenOf(info: RequestInfo): string {
  const token = /^JWT ([\w-]{43})$/.exec(info.authorization ?? '')?.[1];
  if (token === undefined) throw linkExpired();
  return token;
}
