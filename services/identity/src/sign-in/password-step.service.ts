import { Inject, Injectable } from '@nestjs/common';
import { type InputOf, messages, type signIn } from '@overland/contracts';
import {
  AppError,
  addToOutbox,
  encrypt,
  InjectDatabase,
  type RequestInfo,
  systemScope,
  withPortal,
} from '@overland/service-kit';
import type { DataSource } from 'typeorm';
import { writeAudit } from '../audit/write-audit.js';
import { IDENTITY_CONFIG, type IdentityConfig } from '../config.js';
import type { UserEntity } from '../users/user.entity.js';
import { Accounts } from './accounts.repository.js';
import { Challenges } from './challenges.repository.js';
import { findDevice, setChallenge } from './cookies.js';
import { Passwords } from './passwords.js';
import { hashCode, hashSecret, newCode, newSecret } from './secrets.js';
import { WrongTries } from './wrong-tries.repository.js';

/** The first step of signing in (docs/product/people.md): the right password sends a code. */
@Injectable()
export class PasswordStep {
  constructor(
    @InjectDatabase() private readonly database: DataSource,
    @Inject(IDENTITY_CONFIG) private readonly config: IdentityConfig,
    private readonly passwords: Passwords,
  ) {}

  /**
   * An unknown address, an archived account and a wrong password take the same steps and get the same answer.
   * @throws AppError wrongCredentials, tooManyRequests
   */
  async checkPassword(
    { email, password }: InputOf<typeof signIn.verifyEmail>['body'],
    info: RequestInfo,
  ): Promise<{ message: string }> {
    const device = findDevice(info);
    const deviceHash = device === null ? null : hashSecret(device);
    const account = await withPortal(this.database, systemScope, (manager) =>
      new Accounts(manager).find(email, deviceHash),
    );
    const knownDeviceHash = account?.knownDevice?.idHash ?? null;
    const tries = new WrongTries(this.database.manager, { email, knownDeviceHash });
    const isRight = await this.passwords.isRightTry(password, account?.passwordHash ?? null, tries);
    if (!isRight || !account) {
      await this.noteRefusal(account, info);
      throw new AppError('wrongCredentials', messages.wrongCredentials);
    }
    setChallenge(info, await this.sendCode(account, info));
    return { message: 'We have sent a code to your email address.' };
  }

  /** Also of an address that is unknown, so that both take as long; what was typed is not kept. */
  private async noteRefusal(account: UserEntity | null, { requestId, ip }: RequestInfo): Promise<void> {
    const [userId, portalId] = [account?.id ?? null, account?.portalId ?? null];
    const details: Record<string, string> = account ? {} : { subject: 'An unknown address' };
    await withPortal(this.database, systemScope, (manager) =>
      writeAudit(manager, {
        action: 'signIn.refused',
        actorId: null,
        userId,
        portalId,
        requestId,
        address: ip,
        details,
      }),
    );
  }

  private async sendCode(account: UserEntity, { requestId, ip }: RequestInfo): Promise<string> {
    const { id: userId, portalId, email, firstName } = account;
    const [challenge, code] = [newSecret(), newCode()];
    await withPortal(this.database, systemScope, async (manager) => {
      const idHash = hashSecret(challenge);
      const codeHash = hashCode(code, challenge);
      if (!(await new Challenges(manager).add({ idHash, userId, codeHash }))) {
        throw new AppError('tooManyRequests', messages.tooManyTries);
      }
      const payload = { userId, email, firstName, codeSealed: encrypt(code, this.config.MAIL_SEAL_KEY) };
      await addToOutbox(manager, 'signIn.codeIssued', payload, { requestId });
      const by = { actorId: userId, userId, portalId, requestId, address: ip };
      await writeAudit(manager, { action: 'signIn.codeIssued', ...by });
    });
    return challenge;
  }
}
