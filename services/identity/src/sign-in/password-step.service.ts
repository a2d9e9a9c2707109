import { Inject, Injectable } from '@nestjs/common';
import { type InputOf, messages, type ReplyOf, type signIn } from '@overland/contracts';
import { AppError, addToOutbox, Database, encrypt, type RequestInfo } from '@overland/service-kit';
import type { EntityManager } from 'typeorm';
import { hashCode, hashSecret, newCode, newSecret } from '../accounts/secrets.js';
import { type Begun, SessionsRepository } from '../accounts/sessions.repository.js';
import type { UserEntity } from '../accounts/user.entity.js';
import { UsersRepository } from '../accounts/users.repository.js';
import type { Guesser } from '../accounts/wrong-tries.repository.js';
import { writeAudit } from '../audit/audit.repository.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import { Passwords } from '../passwords/passwords.service.js';
import { SecondStepsRepository } from '../second-step/second-steps.repository.js';
import { findDevice, setChallenge } from './cookies.js';
import { findBegun } from './find-begun.js';
import { noteRefusedSignIn } from './note-refused-sign-in.js';

const codeSent = 'We have sent a code to your email address.';

/** The first step of signing in (docs/product/people.md): the right password starts the second step. */
@Injectable()
export class PasswordStep {
  constructor(
    private readonly database: Database,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly passwords: Passwords,
    private readonly users: UsersRepository,
    private readonly sessions: SessionsRepository,
    private readonly steps: SecondStepsRepository,
  ) {}

  /**
   * An unknown address, an archived account and a wrong password take the same steps and get the same answer.
   * @throws AppError wrongCredentials, tooManyRequests
   */
  async checkPassword(
    { email, password }: InputOf<typeof signIn.verifyEmail>['body'],
    info: RequestInfo,
  ): Promise<ReplyOf<typeof signIn.verifyEmail>> {
    const { accounts, who } = await this.findAccounts(email, info);
    const account = await this.passwords.findTried(password, accounts, who);
    if (!account) {
      const owner = accounts.find(({ ownsEmail }) => ownsEmail) ?? null;
      await this.database.inSystem((manager) =>
        noteRefusedSignIn(manager, { account: owner, subject: 'An unknown address', info }),
      );
      throw new AppError('wrongCredentials', messages.wrongCredentials);
    }
    const { challenge, steps } = await this.begin(account, { who, info });
    setChallenge(info, challenge);
    const message = steps[0] === 'emailCode' ? codeSent : 'Please complete the sign-in.';
    return { message, steps };
  }

  /** Of this address, and whose try it is, which is taken. @throws AppError tooManyRequests */
  private findAccounts(email: string, info: RequestInfo) {
    const device = findDevice(info);
    const deviceHash = device === null ? null : hashSecret(device);
    return this.database.inSystem(async (manager) => {
      const accounts = await this.users.findAllByEmail(manager, email, deviceHash);
      const known = accounts.find(({ knownDevice }) => knownDevice);
      const who = { email, knownDeviceHash: known?.knownDevice?.idHash ?? null };
      await this.passwords.takeTry(manager, who);
      return { accounts, who };
    });
  }

  /**
   * Emails the code to somebody who has another second step, which is asked for first. One sign-in sends one code, and
   * others `again`: each ends the one before, and counts like a sign-in that was started.
   * @throws AppError wrongCode if no sign-in was started in this browser, tooManyRequests
   */
  async sendCode(
    { email, again = false }: InputOf<typeof signIn.sendCode>['body'],
    info: RequestInfo,
  ): Promise<{ message: string }> {
    await this.database.inSystem(async (manager) => {
      const begun = await findBegun(manager, this.sessions, { email, info });
      if (begun.challenge.codeHash === '') await this.sendFirst(manager, begun, info);
      else if (again) await this.sendAnother(manager, begun, info);
    });
    return { message: codeSent };
  }

  private async sendFirst(manager: EntityManager, { account, challenge, secret }: Begun, info: RequestInfo) {
    const code = newCode();
    await this.sessions.setCode(manager, challenge.idHash, hashCode(code, secret));
    await this.email(manager, { account, code, requestId: info.requestId });
    setChallenge(info, secret);
  }

  private async sendAnother(manager: EntityManager, { account, challenge }: Begun, info: RequestInfo) {
    const [code, secret] = [newCode(), newSecret()];
    if (!(await this.beginWith(manager, { account, secret, code, info }))) throw tooManyBegun();
    await this.sessions.endCode(manager, challenge.idHash);
    setChallenge(info, secret);
  }

  /** People without another second step get a code at once. @throws AppError tooManyRequests */
  private async begin(account: UserEntity, { who, info }: { who: Guesser; info: RequestInfo }) {
    const challenge = newSecret();
    const steps = await this.database.inSystem(async (manager) => {
      await this.passwords.giveBackTry(manager, who);
      const found = await this.steps.stepsOf(manager, account.id);
      const code = found[0] === 'emailCode' ? newCode() : null;
      // Returned and not thrown, as the password was right and its try stays given back.
      return (await this.beginWith(manager, { account, secret: challenge, code, info })) ? found : null;
    });
    if (!steps) throw tooManyBegun();
    return { challenge, steps };
  }

  /** @returns false after several within an hour */
  private async beginWith(
    manager: EntityManager,
    { account, secret, code, info }: NewSignIn,
  ): Promise<boolean> {
    const { id: userId, portalId } = account;
    const { requestId, ip: address } = info;
    const codeHash = code === null ? '' : hashCode(code, secret);
    const begun = { idHash: hashSecret(secret), userId, codeHash };
    if (!(await this.sessions.begin(manager, begun))) return false;
    if (code !== null) await this.email(manager, { account, code, requestId });
    const by = { actorId: userId, userId, portalId, requestId, address };
    await writeAudit(manager, { action: 'signIn.codeIssued', ...by });
    return true;
  }

  private async email(manager: EntityManager, { account, code, requestId }: NewCode): Promise<void> {
    const { id: userId, email, ownsEmail, firstName } = account;
    if (!ownsEmail) return;
    const payload = { userId, email, firstName, codeSealed: encrypt(code, this.config.MAIL_SEAL_KEY) };
    await addToOutbox(manager, 'signIn.codeIssued', payload, { requestId });
  }
}

const tooManyBegun = () => new AppError('tooManyRequests', messages.tooManyTries);

interface NewCode {
  account: UserEntity;
  code: string;
  requestId: string;
}

interface NewSignIn {
  account: UserEntity;
  /** The browser's cookie. */
  secret: string;
  code: string | null;
  info: RequestInfo;
}
